import { COUNT_MAX } from '@portal/domain/desk/queues/desk-query';
import { LINES_SEARCHED_MAX, type LineFilter } from '@portal/domain/money/bank/lines/line-query';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import {
  countStoredLines,
  listStoredLines,
  lockStoredLine,
  type StoredLine,
  type StoredLineFilter,
} from './bank-lines.store.ts';
import { lineSearch } from './line-search.ts';
import { type LineText, readLineText } from './line-text.ts';

/** A statement's line in readable form, and how much of it is matched. */
export type BankLineRecord = Omit<StoredLine, keyof LineText | 'sealed'> & LineText;
type Opening = Pick<Deps, 'db' | 'secrets'>;
type Place = { after: bigint; limit: number };

/** Locks a line: others who match it at the same time wait, and then see what is left. */
export async function lockLine(
  trx: Db,
  { secrets }: Pick<Deps, 'secrets'>,
  id: string,
): Promise<BankLineRecord | undefined> {
  const line = await lockStoredLine(trx, id);
  return line === undefined ? undefined : readLine({ secrets }, line);
}

/** Lines that are not fully matched, earliest first, after a place in that order; a search goes through all of them. */
export async function listOpenLines(
  deps: Opening,
  { search, after, limit, ...filter }: LineFilter & Place,
): Promise<BankLineRecord[]> {
  if (search === undefined) {
    return readAll(deps, await listStoredLines(deps.db, { ...filter, after, limit }));
  }
  return searchLines(deps, search, filter, { after, limit });
}

/** How many the filter matches, up to `max`. */
export async function countOpenLines(
  deps: Opening,
  { search, ...filter }: LineFilter,
  max: number = COUNT_MAX,
): Promise<{ value: number; isCapped: boolean }> {
  const count =
    search === undefined
      ? await countStoredLines(deps.db, filter, max + 1)
      : (await searchLines(deps, search, filter, { after: 0n, limit: max + 1 })).length;
  return { value: Math.min(count, max), isCapped: count > max };
}

/** The first matching lines after a place; reads on to the last line and opens each once: for a file, which has all. */
async function searchLines(
  deps: Opening,
  search: string,
  filter: StoredLineFilter,
  { after, limit }: Place,
): Promise<BankLineRecord[]> {
  const isSought = lineSearch(search);
  const found: BankLineRecord[] = [];
  for (let place = after; ; ) {
    const stored = await listStoredLines(deps.db, { ...filter, after: place, limit: LINES_SEARCHED_MAX });
    found.push(...(await readAll(deps, stored)).filter(isSought));
    const last = stored.at(-1);
    if (last === undefined || stored.length < LINES_SEARCHED_MAX || found.length >= limit) {
      return found.slice(0, limit);
    }
    place = last.seq;
  }
}

/** Opens lines as they are stored. */
export function readAll(
  deps: Pick<Deps, 'secrets'>,
  lines: readonly StoredLine[],
): Promise<BankLineRecord[]> {
  return Promise.all(lines.map((line) => readLine(deps, line)));
}

async function readLine(deps: Pick<Deps, 'secrets'>, line: StoredLine): Promise<BankLineRecord> {
  const { sealed: _sealed, ...facts } = line;
  return { ...facts, ...(await readLineText(deps, line)) };
}

/** How much of a line is not matched yet. */
export function openCentsOf({ cents, matchedCents }: Pick<BankLineRecord, 'cents' | 'matchedCents'>): bigint {
  return (cents < 0n ? -cents : cents) - matchedCents;
}
