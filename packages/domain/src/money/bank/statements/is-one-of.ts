/** True for a cell that says one of a profile's words, whatever the capitals. */
export function isOneOf(words: readonly string[], text: string): boolean {
  const said = text.toLowerCase();
  return words.some((word) => word.toLowerCase() === said);
}
