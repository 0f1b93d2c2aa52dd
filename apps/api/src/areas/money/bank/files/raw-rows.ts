import { RAW_ROW_LENGTH_MAX } from '@portal/domain/money/bank/lines/file-query';
import { writtenOfxRows } from '@portal/domain/money/bank/statements/number-ofx-rows';
import type { RowsBy } from '@portal/domain/money/bank/statements/statement';
import type { StatementProfile } from '@portal/domain/money/bank/statements/statement-profile';
import { parseCsv } from '../statements/parse-csv.ts';
import { textOfFile } from '../statements/read-bank-file.ts';

/** What the bank wrote in a row; undefined for a row the file does not have. */
export type RawRows = (number: number) => string | undefined;

/** The rows of a stored file as the bank sent them, by number; null where its own profile cannot read it. */
export async function rawRowsOf(
  bytes: Uint8Array,
  { profile, rowsBy }: { profile: StatementProfile; rowsBy: RowsBy },
): Promise<RawRows | null> {
  const decoded = textOfFile(bytes, profile);
  if ('problem' in decoded) {
    return null;
  }
  if (profile.format === 'csv') {
    const taken = await parseCsv(decoded.text, profile);
    return 'problem' in taken ? null : inShort(new Map(taken.rows.map(({ line, raw }) => [line, raw])));
  }
  if (rowsBy === 'order') {
    return inShort(new Map(writtenOfxRows(decoded.text).map(({ written }, place) => [place + 1, written])));
  }
  return inShort(rowsByLine(decoded.text));
}

function inShort(rows: ReadonlyMap<number, string>): RawRows {
  return (number) => {
    const raw = rows.get(number)?.trim();
    return raw !== undefined && raw.length > RAW_ROW_LENGTH_MAX
      ? `${raw.slice(0, RAW_ROW_LENGTH_MAX)}…`
      : raw;
  };
}

/**
 * Every line of the text by its number; where a row starts, the whole row, and all rows where several start, as older files are
 * numbered by line.
 */
function rowsByLine(text: string): Map<number, string> {
  const rows = new Map<number, string>();
  for (const { line, written } of writtenOfxRows(text)) {
    const before = rows.get(line);
    rows.set(line, before === undefined ? written : `${before}\n${written}`);
  }
  const lines = text.split('\n').map((written, place): [number, string] => [place + 1, written]);
  return new Map([...lines, ...rows]);
}
