/** A line that fills most of the column goes on in the next one. */
const FULL_LINE = 0.75;

/** The words of a page as paragraphs: lines that were broken by the width of the paper are joined again. */
export function paragraphsOf(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const full = Math.max(...lines.map(({ length }) => length)) * FULL_LINE;
  const paragraphs: string[] = [];
  let goesOn = false;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (goesOn && last !== undefined && line !== '') {
      paragraphs[paragraphs.length - 1] = `${last} ${line}`;
    } else if (line !== '') {
      paragraphs.push(line);
    }
    goesOn = line.length >= full && !/[.:;?!]$/.test(line);
  }
  return paragraphs;
}
