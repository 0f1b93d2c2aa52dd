/** A line that fills most of the column continues in the next. */
const FULL_LINE = 0.75;

/** A page's text as paragraphs: lines broken by the paper's width are joined. */
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
