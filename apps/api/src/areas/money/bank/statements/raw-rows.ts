import { RAW_ROW_LENGTH_MAX } from '@portal/domain/money/bank/lines/file-query';
import { writtenOfxRows } from '@portal/domain/money/bank/statements/number-ofx-rows';
import type { RowsBy } from '@portal/domain/money/bank/statements/statement';
import type { StatementProfile } from '@portal/domain/money/bank/statements/statement-profile';
import { eachRow } from './parse-csv.ts';
import { textOfFile } from './read-bank-file.ts';

/** What the bank wrote in rows, by their numbers. */
export type RawRows = ReadonlyMap<number, string>;

/** The rows of these numbers of a stored file as the bank sent them; null where its own profile cannot read it. */
export async function rawRowsOf(
  bytes: Uint8Array,
  { profile, rowsBy }: { profile: StatementProfile; rowsBy: RowsBy },
  numbers: readonly number[],
): Promise<RawRows | null> {
  const decoded = textOfFile(bytes, profile);
  if ('problem' in decoded) {
    return null;
  }
  if (profile.format === 'ofx') {
    const rows =
      rowsBy === 'order'
        ? new Map(writtenOfxRows(decoded.text).map(({ written }, place) => [place + 1, written]))
        : rowsByLine(decoded.text);
    return inShort(numbers, (number) => rows.get(number));
  }
  const wanted = new Set(numbers);
  const last = Math.max(...numbers);
  const rows = new Map<number, string>();
  const problem = await eachRow(decoded.text, profile, ({ line, raw }) => {
    if (wanted.has(line)) {
      rows.set(line, raw);
    }
    return line < last;
  });
  return problem === null ? inShort(numbers, (number) => rows.get(number)) : null;
}

function inShort(numbers: readonly number[], writtenOf: (number: number) => string | undefined): RawRows {
  return new Map(
    numbers.flatMap((number) => {
      const raw = writtenOf(number)?.trim();
      if (raw === undefined) {
        return [];
      }
      const isLong = raw.length > RAW_ROW_LENGTH_MAX;
      return [[number, isLong ? `${raw.slice(0, RAW_ROW_LENGTH_MAX)}…` : raw] as const];
    }),
  );
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
