import type { OfxTag } from './ofx-tags.ts';
import type { RowsBy } from './statement.ts';

/** What is a row of an OFX file: a movement, or the balance. */
const ROWS = ['STMTTRN', 'LEDGERBAL'];
const ROW_TAG = /<(\/?)(?:STMTTRN|LEDGERBAL)\s*>/giu;

/**
 * The tags of an OFX file by the rows that they stand in. Rows are numbered by the lines on which they begin, as an editor shows them;
 * where two begin on one, as in a file without line breaks, all of them by their order.
 */
export function numberOfxRows(tags: readonly OfxTag[]): { tags: readonly OfxTag[]; rowsBy: RowsBy } {
  const lines = tags.filter(({ name }) => ROWS.includes(name)).map(({ line }) => line);
  if (new Set(lines).size === lines.length) {
    return { tags, rowsBy: 'line' };
  }
  let row = 0;
  const numbered = tags.map((tag) => {
    row += ROWS.includes(tag.name) ? 1 : 0;
    return { ...tag, line: Math.max(1, row) };
  });
  return { tags: numbered, rowsBy: 'order' };
}

/** The rows of an OFX file as its bank wrote them, in their order, each with the line on which it begins. */
export function writtenOfxRows(text: string): { line: number; written: string }[] {
  const rows: { line: number; written: string }[] = [];
  let line = 1;
  let seen = 0;
  let begin: number | null = null;
  for (const { 0: tag, 1: stroke, index } of text.matchAll(ROW_TAG)) {
    if (begin !== null) {
      // A row without its closing tag ends where the next one begins.
      rows.push({ line, written: text.slice(begin, stroke === '' ? index : index + tag.length) });
    }
    begin = null;
    if (stroke === '') {
      line += text.slice(seen, index).split('\n').length - 1;
      seen = index;
      begin = index;
    }
  }
  return rows;
}
