import { RAW_ROW_LENGTH_MAX } from '@portal/domain/bank/file-query';
import type { StatementProfile } from '@portal/domain/bank/statement-profile';
import { textOfFile } from '../read-bank-file.ts';
import { takeApart } from '../take-apart.ts';

/** A movement of an OFX file; an aggregate always has its closing tag. */
const MOVEMENT = /<STMTTRN>[\s\S]*?<\/STMTTRN>/giu;

/** What a bank wrote on a row of a file; undefined for a row that the file does not have. */
export type RawRows = (number: number) => string | undefined;

/** The rows of a kept file as the bank sent them, by their numbers; null where it cannot be read by its own profile. */
export async function rawRowsOf(bytes: Uint8Array, profile: StatementProfile): Promise<RawRows | null> {
  const decoded = textOfFile(bytes, profile);
  if ('problem' in decoded) {
    return null;
  }
  if (profile.format === 'csv') {
    const taken = await takeApart(decoded.text, profile);
    return 'problem' in taken ? null : inShort(new Map(taken.rows.map(({ line, raw }) => [line, raw])));
  }
  return inShort(movementsOf(decoded.text));
}

function inShort(rows: ReadonlyMap<number, string>): RawRows {
  return (number) => {
    const raw = rows.get(number)?.trim();
    return raw !== undefined && raw.length > RAW_ROW_LENGTH_MAX
      ? `${raw.slice(0, RAW_ROW_LENGTH_MAX)}…`
      : raw;
  };
}

/** Every line of the text by its number; where a movement begins, all of it, and where several do, all of them. */
function movementsOf(text: string): Map<number, string> {
  const movements = new Map<number, string>();
  let line = 1;
  let seen = 0;
  for (const { 0: movement, index } of text.matchAll(MOVEMENT)) {
    line += text.slice(seen, index).split('\n').length - 1;
    seen = index;
    const before = movements.get(line);
    movements.set(line, before === undefined ? movement : `${before}\n${movement}`);
  }
  const lines = text.split('\n').map((written, place): [number, string] => [place + 1, written]);
  return new Map([...lines, ...movements]);
}
