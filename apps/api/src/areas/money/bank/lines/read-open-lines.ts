import { COUNT_MAX } from '@portal/domain/desk/queues/desk-query';
import type { LineFilter } from '@portal/domain/money/bank/lines/line-query';
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

/** The database cannot search sealed text, so a search opens lines in batches of this size. */
const LINES_SEARCHED_AT_ONCE = 2_000;

/** Locks a line: others who match it at the same time wait, and then see what is left. */
export async function lockLine(
  trx: Db,
  { secrets }: Pick<Deps, 'secrets'>,
  id: string,
): Promise<BankLineRecord | undefined> {
  const line = await lockStoredLine(trx, id);
  return line === undefined ? undefined : readLine({ secrets }, line);
}

/** Lines that are not fully matched, earliest first, after a place in that order. */
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

type Count = Awaited<ReturnType<typeof countOpenLines>>;

/** A page of lines, and the count. A search opens the lines once for both, unless it finds more than are counted. */
export async function readOpenLines(
  deps: Opening,
  { search, after, limit, ...filter }: LineFilter & Place,
): Promise<{ found: BankLineRecord[]; count: Count }> {
  if (search === undefined) {
    const found = await listOpenLines(deps, { ...filter, after, limit });
    return { found, count: await countOpenLines(deps, filter) };
  }
  const all = await searchLines(deps, search, filter, { after: 0n, limit: COUNT_MAX + 1 });
  const later = all.filter(({ seq }) => seq > after);
  const isWhole = all.length <= COUNT_MAX || later.length >= limit;
  return {
    found: isWhole ? later.slice(0, limit) : await searchLines(deps, search, filter, { after, limit }),
    count: { value: Math.min(all.length, COUNT_MAX), isCapped: all.length > COUNT_MAX },
  };
}

/** The first matching lines after a place; reads on to the last line and opens each once. */
async function searchLines(
  deps: Opening,
  search: string,
  filter: StoredLineFilter,
  { after, limit }: Place,
): Promise<BankLineRecord[]> {
  const isSought = lineSearch(search);
  const found: BankLineRecord[] = [];
  for (let place = after; ; ) {
    const stored = await listStoredLines(deps.db, { ...filter, after: place, limit: LINES_SEARCHED_AT_ONCE });
    found.push(...(await readAll(deps, stored)).filter(isSought));
    const last = stored.at(-1);
    if (last === undefined || stored.length < LINES_SEARCHED_AT_ONCE || found.length >= limit) {
      return found.slice(0, limit);
    }
    place = last.seq;
  }
}

function readAll(deps: Pick<Deps, 'secrets'>, lines: readonly StoredLine[]): Promise<BankLineRecord[]> {
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
