/** A text as part of a `like` pattern, in which every character stands for itself. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
