/** A text as a part of a pattern of `like`, in which every sign stands for itself. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
