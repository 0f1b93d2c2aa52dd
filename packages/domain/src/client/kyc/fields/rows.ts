/** The names of the lines of a list that is asked line by line: `row1`, `row2` and so on. */
export function rowNames(count: number): readonly string[] {
  return Array.from({ length: count }, (_row, place) => `row${place + 1}`);
}
