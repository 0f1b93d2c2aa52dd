import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileSampleAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import {
  type BankRow,
  isEmptyRow,
  STATEMENT_ROWS_MAX,
  type StatementProblem,
} from '@portal/domain/money/bank/statements/statement';
import {
  type CsvProfile,
  EITHER_ENCODING,
  type StatementEncoding,
} from '@portal/domain/money/bank/statements/statement-profile';
import { CsvError, parse } from 'csv-parse';

const BYTE_ORDER_MARK = '\uFEFF';
/** Encodings differ only beyond ASCII. */
const BEYOND_ASCII = /\P{ASCII}/u;
/** What no bank writes: control characters of Windows-1252, and other encodings read as text. */
const UNWRITTEN = /[[\p{Cc}\uFFFD]--[\t\n\r\u007F]]/v;
/** Keeps one long line from being held in memory whole. */
const RECORD_CHARACTERS_MAX = 16_384;
/** Of a text that is parsed at once. */
const PIECE_CHARACTERS = 8_192;
const LINE_BREAK = /[\r\n]/;
/** Shown of a row; a layout names none of the others. */
const CELLS_SAMPLED = 40;

/**
 * A file's text in the stated encoding; a problem on the line where the bytes are in another. UTF-8 read as Windows-1252 would
 * silently damage names, and is refused.
 */
export function decodeBankFile(
  bytes: Uint8Array,
  encoding: CsvProfile['encoding'],
): { readonly text: string } | { readonly problem: StatementProblem } {
  if (encoding !== EITHER_ENCODING) {
    return decodeAs(bytes, encoding);
  }
  const asUtf8 = decodeAs(bytes, 'utf-8');
  return 'text' in asUtf8 ? asUtf8 : decodeAs(bytes, 'windows-1252');
}

function decodeAs(bytes: Uint8Array, encoding: StatementEncoding): ReturnType<typeof decodeBankFile> {
  const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const asUtf8 = attempt(() => utf8.decode(bytes));
  if (encoding === 'utf-8' && asUtf8 !== null) {
    // Wherever it occurs: imported lines are recognized by their text.
    return written(asUtf8.replace(BYTE_ORDER_MARK, ''));
  }
  const text = new TextDecoder('windows-1252').decode(bytes);
  const isOther = encoding === 'utf-8' || (asUtf8 !== null && BEYOND_ASCII.test(text));
  return isOther ? wrongEncoding(text, BEYOND_ASCII) : written(text);
}

/** A text that a bank may have written, or a problem on the line of characters that none writes. */
function written(text: string): ReturnType<typeof decodeBankFile> {
  return UNWRITTEN.test(text) ? wrongEncoding(text, UNWRITTEN) : { text };
}

/** The problem of a wrong encoding, on the line of the first of these characters. */
function wrongEncoding(text: string, characters: RegExp): { readonly problem: StatementProblem } {
  const before = text.slice(0, text.search(characters));
  return { problem: { line: before.split('\n').length, code: 'wrong-encoding' } };
}

/** A parsed row with its original text. */
export type RawRow = BankRow & { readonly raw: string };

/**
 * Gives a text's rows as they are parsed, each with the number of the line on which it ends, including empty rows, until `take` says that
 * it needs no more. Strict: a misplaced quotation mark is a problem, and so is a line that is too long, or a row beyond the limit. The
 * text goes to the parser in pieces: it would make all rows of what it is given before anybody could look at one.
 */
export async function eachRow(
  text: string,
  { delimiter }: Pick<CsvProfile, 'delimiter'>,
  take: (row: RawRow) => boolean,
): Promise<StatementProblem | null> {
  const count = { empty: 0, filled: 0 };
  const parser = parse({
    delimiter,
    info: true,
    relax_column_count: true,
    raw: true,
    skip_empty_lines: false,
    max_record_size: RECORD_CHARACTERS_MAX,
  });
  // What is wrong with the text shows in the parser's rows.
  pipeline(Readable.from(piecesOf(text)), parser).catch(() => undefined);
  try {
    for await (const { record, info, raw } of parser) {
      const row = { line: info.lines, cells: record, raw };
      count[isEmptyRow(row) ? 'empty' : 'filled'] += 1;
      if (Math.max(count.empty, count.filled) > STATEMENT_ROWS_MAX) {
        return { line: null, code: 'too-many-lines' };
      }
      if (!take(row)) {
        return null;
      }
    }
  } catch (error) {
    if (error instanceof CsvError || error instanceof LineTooLong) {
      return { line: lineOf(error), code: 'broken-quotes' };
    }
    throw error;
  }
  return null;
}

class LineTooLong extends Error {
  readonly lines: number;

  constructor(lines: number) {
    super('A line is too long');
    this.lines = lines;
  }
}

/** The text in pieces. Throws where a line is longer than any: of nothing but separators the parser would make as many cells. */
function* piecesOf(text: string): Generator<string> {
  let lines = 1;
  let length = 0;
  for (let from = 0; from < text.length; from += PIECE_CHARACTERS) {
    const piece = text.slice(from, from + PIECE_CHARACTERS);
    const first = piece.search(LINE_BREAK);
    length += first < 0 ? piece.length : first;
    if (length > RECORD_CHARACTERS_MAX) {
      throw new LineTooLong(lines);
    }
    if (first >= 0) {
      lines += piece.split('\n').length - 1;
      length = piece.length - 1 - Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r'));
    }
    yield piece;
  }
}

function lineOf(error: CsvError | LineTooLong): number | null {
  const lines: unknown = 'lines' in error ? error.lines : null;
  return typeof lines === 'number' ? lines : null;
}

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const ROWS_SAMPLED = 12;

/** The first rows of a file, split by a delimiter and encoding, for a person to name its columns. */
export async function sampleFile(
  bytes: Uint8Array,
  { delimiter, encoding }: Pick<CsvProfile, 'delimiter' | 'encoding'>,
): Promise<FileSampleAnswer> {
  const decoded = decodeBankFile(bytes, encoding);
  if ('problem' in decoded) {
    return { rows: [], problem: decoded.problem };
  }
  const rows: FileSampleAnswer['rows'] = [];
  const problem = await eachRow(decoded.text, { delimiter }, (row) => {
    if (!isEmptyRow(row)) {
      rows.push({ line: row.line, cells: row.cells.slice(0, CELLS_SAMPLED) });
    }
    return rows.length < ROWS_SAMPLED;
  });
  return problem === null ? { rows, problem } : { rows: [], problem };
}
