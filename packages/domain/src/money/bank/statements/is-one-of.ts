/** True for a cell with one of a profile's words, in any case. */
export function isOneOf(words: readonly string[], text: string): boolean {
  const said = text.toLowerCase();
  return words.some((word) => word.toLowerCase() === said);
}
