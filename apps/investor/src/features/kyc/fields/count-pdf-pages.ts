/**
 * The page count a PDF states; null if reading it would take unpacking (compressed object streams). A linearized file states
 * it in its first lines.
 */
export async function countPdfPages(file: File): Promise<number | null> {
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  const linearized = /\/Linearized\b[^>]*\/N\s+(\d{1,6})\b/.exec(text);
  if (linearized !== null) {
    return Number(linearized[1]);
  }
  if (/\/Type\s*\/ObjStm\b/.test(text)) {
    return null;
  }
  const pages = text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  return pages === 0 ? null : pages;
}
