import type { Language } from '../people/languages.ts';

/** A cell: text, or an amount in dollars with its cents, or a count, which a spreadsheet adds up. */
export type CsvCell = string | { readonly dollars: number } | { readonly count: number };

/** Without it a spreadsheet reads UTF-8 as the letters of its own country. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
const CENTS_DIGITS = 2;

/**
 * What spreadsheets of each language expect when a file is opened by a double click: with a decimal comma, the semicolon
 * separates (fr-CA); with a decimal point, the comma does (en-CA).
 */
const SEPARATORS: Readonly<Record<Language, { cell: string; decimal: string }>> = {
  en: { cell: ',', decimal: '.' },
  fr: { cell: ';', decimal: ',' },
};

/** Text that a spreadsheet would run as a formula; the wide forms are read as the narrow ones by some. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/u;

/** Rows as a spreadsheet of a language opens them (RFC 4180 beside its separator). No text is ever run as a formula. */
export function writeCsv(rows: readonly (readonly CsvCell[])[], language: Language): string {
  const { cell: separator } = SEPARATORS[language];
  const lines = rows.map((row) => row.map((cell) => writeCell(cell, language)).join(separator));
  return `${BYTE_ORDER_MARK}${lines.map((line) => `${line}${LINE_END}`).join('')}`;
}

function writeCell(cell: CsvCell, language: Language): string {
  if (typeof cell === 'string') {
    return writeText(cell, SEPARATORS[language].cell);
  }
  return 'count' in cell
    ? String(cell.count)
    : cell.dollars.toFixed(CENTS_DIGITS).replace('.', SEPARATORS[language].decimal);
}

/** An apostrophe in front is how spreadsheets mark text; quotation marks alone would not keep a formula from running. */
function writeText(text: string, separator: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  const isQuoted =
    [separator, '"', '\n', '\r'].some((special) => safe.includes(special)) || safe !== safe.trim();
  return isQuoted ? `"${safe.replaceAll('"', '""')}"` : safe;
}
