import { COUNT_MAX } from '@portal/domain/desk/queues/desk-query';
import { LINES_SEARCHED_MAX, type LineFilter } from '@portal/domain/money/bank/lines/line-query';
import type { Deps } from '../../../../platform/deps.ts';
import { countStoredLines, listStoredLines } from './bank-lines.store.ts';
import { hasSoughtWords, type LineFacts, readLineFacts } from './line-search.ts';
import { type BankLineRecord, countOpenLines, listOpenLines, readAll } from './read-open-lines.ts';

type Opening = Pick<Deps, 'db' | 'secrets'>;
type Asked = LineFilter & { after: string; limit: number };
type Searched = Asked & { search: string };

/** A page of lines, with the place behind it. */
type LinesPage = {
  found: BankLineRecord[];
  count: { value: number; isCapped: boolean };
  /** How many lines a search has opened, where there are more that it has not looked at. */
  searched: number | null;
  next: string | null;
};

/** Behind the lines that a search found by facts: it goes through the text of the others. */
const OF_TEXT = 't';

/** A page of lines that are not fully matched, and how many there are. */
export async function readPageOfLines(deps: Opening, { search, ...asked }: Asked): Promise<LinesPage> {
  if (search !== undefined) {
    return searchPage(deps, { ...asked, search });
  }
  const { after, limit, ...filter } = asked;
  const found = await listOpenLines(deps, { ...filter, after: placeOf(after).seq, limit: limit + 1 });
  const last = found.length > limit ? found[limit - 1] : undefined;
  return {
    found: found.slice(0, limit),
    count: await countOpenLines(deps, filter),
    searched: null,
    next: last === undefined ? null : String(last.seq),
  };
}

/**
 * First what the database finds by amount, day or name, then what the bank wrote of the others: sealed, so it is opened, as many lines
 * at a time as one look may cost. A page may be short or empty and yet have a next one.
 */
async function searchPage(deps: Opening, asked: Searched): Promise<LinesPage> {
  const { search, after, limit, ...filter } = asked;
  const facts = readLineFacts(search);
  const { isOfText, seq } = placeOf(after);
  const byFacts = facts === null || isOfText ? null : await findByFacts(deps, asked, facts, seq);
  if (byFacts !== null && byFacts.found.length > limit) {
    const found = byFacts.found.slice(0, limit);
    return { found, count: counted(byFacts.count, true), searched: null, next: String(found.at(-1)?.seq) };
  }
  const shown = byFacts?.found ?? [];
  const from = isOfText || facts === null ? seq : 0n;
  const others = facts === null ? filter : { ...filter, without: facts };
  const stored = await listStoredLines(deps.db, { ...others, after: from, limit: LINES_SEARCHED_MAX + 1 });
  const looked = stored.slice(0, LINES_SEARCHED_MAX);
  const isWhole = looked.length === stored.length;
  const matching = (await readAll(deps, looked)).filter(hasSoughtWords(search));
  const added = matching.slice(0, limit - shown.length);
  const goesOnBehind = matching.length > added.length ? (added.at(-1)?.seq ?? from) : looked.at(-1)?.seq;
  return {
    found: [...shown, ...added],
    count: counted(shown.length + matching.length, !isWhole),
    searched: isWhole ? null : looked.length,
    next: matching.length > added.length || !isWhole ? `${OF_TEXT}${goesOnBehind ?? from}` : null,
  };
}

/** One more than the page takes tells that there are more. */
async function findByFacts(
  deps: Opening,
  { search: _search, after: _after, limit, ...filter }: Searched,
  facts: LineFacts,
  after: bigint,
): Promise<{ found: BankLineRecord[]; count: number }> {
  const place = { ...filter, with: facts, after };
  const found = await readAll(deps, await listStoredLines(deps.db, { ...place, limit: limit + 1 }));
  const count = found.length > limit ? await countStoredLines(deps.db, place, COUNT_MAX + 1) : found.length;
  return { found, count };
}

function counted(found: number, hasMore: boolean): LinesPage['count'] {
  return { value: Math.min(found, COUNT_MAX), isCapped: hasMore || found > COUNT_MAX };
}

function placeOf(after: string): { isOfText: boolean; seq: bigint } {
  const isOfText = after.startsWith(OF_TEXT);
  return { isOfText, seq: BigInt(isOfText ? after.slice(OF_TEXT.length) : after) };
}
