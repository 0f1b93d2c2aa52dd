/**
 * True where the dealer may take orders from a person who lives there: a dealer deals with people only where it is registered (the
 * securities act of each province; NI 31-103). True also while nobody has said where that is: the profile asks before anything is signed.
 */
export function isServedProvince(
  province: string | null | undefined,
  registeredIn: readonly string[],
): boolean {
  return province === null || province === undefined || registeredIn.some((code) => code === province);
}
