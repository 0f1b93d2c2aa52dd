import {
  type BankRow,
  isEmptyRow,
  STATEMENT_ROWS_MAX,
  type StatementProblem,
} from '@portal/domain/bank/statement';
import type { CsvProfile, StatementEncoding } from '@portal/domain/bank/statement-profile';
import { CsvError, parse } from 'csv-parse';

/** What no bank writes: characters of Windows-1252 that are none, and those of other encodings read as text. */
const UNWRITTEN = /[[\p{Cc}\uFFFD]--[\t\n\r\u007F]]/v;
/** One long line must not be held whole. */
const RECORD_CHARACTERS_MAX = 16_384;

export type TakenApart = { readonly rows: readonly RawRow[] } | { readonly problem: StatementProblem };

/**
 * The text of a file in the encoding that was said; a problem on its line where the bytes are of another. UTF-8 that is read as
 * Windows-1252 would damage names without a word, and is refused.
 */
export function decodeBankFile(
  bytes: Uint8Array,
  encoding: StatementEncoding,
): { readonly text: string } | { readonly problem: StatementProblem } {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const asUtf8 = attempt(() => utf8.decode(bytes));
  const hasAccents = bytes.some((byte) => byte > 0x7f);
  if (encoding === 'utf-8') {
    return asUtf8 === null || UNWRITTEN.test(asUtf8) ? wrongEncoding(bytes) : { text: asUtf8 };
  }
  const text = new TextDecoder('windows-1252').decode(bytes);
  return (hasAccents && asUtf8 !== null) || UNWRITTEN.test(text) ? wrongEncoding(bytes) : { text };
}

/** A row as it was separated, and the text that it was separated from. */
export type RawRow = BankRow & { readonly raw: string };

/**
 * Takes a text apart into rows, each with the line on which it ends, also those on which nothing stands; strict: a quotation mark out of
 * place refuses the file.
 */
export async function takeApart(
  text: string,
  { delimiter }: Pick<CsvProfile, 'delimiter'>,
): Promise<TakenApart> {
  const rows: RawRow[] = [];
  const count = { empty: 0, filled: 0 };
  const parser = parse(text, {
    delimiter,
    info: true,
    relax_column_count: true,
    raw: true,
    skip_empty_lines: false,
    max_record_size: RECORD_CHARACTERS_MAX,
  });
  try {
    for await (const { record, info, raw } of parser) {
      const row = { line: info.lines, cells: record, raw };
      rows.push(row);
      count[isEmptyRow(row) ? 'empty' : 'filled'] += 1;
      if (Math.max(count.empty, count.filled) > STATEMENT_ROWS_MAX) {
        return { problem: { line: null, code: 'too-many-lines' } };
      }
    }
  } catch (error) {
    if (error instanceof CsvError) {
      return { problem: { line: lineOf(error), code: 'broken-quotes' } };
    }
    throw error;
  }
  return { rows };
}

function lineOf(error: CsvError): number | null {
  const lines: unknown = 'lines' in error ? error.lines : null;
  return typeof lines === 'number' ? lines : null;
}

/** The line of the first byte that is not ASCII, or is none of a text: where the doubt begins. */
function wrongEncoding(bytes: Uint8Array): { readonly problem: StatementProblem } {
  const NEW_LINE = 0x0a;
  const place = bytes.findIndex((byte) => byte > 0x7f || UNWRITTEN.test(String.fromCharCode(byte)));
  const before = bytes.subarray(0, Math.max(0, place));
  const line = before.reduce((count, byte) => count + (byte === NEW_LINE ? 1 : 0), 1);
  return { problem: { line, code: 'wrong-encoding' } };
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
