import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import { LINE_PAGE_ROWS, type MatchQuery } from '@portal/domain/money/bank/lines/line-query';
import type { BankMatchesAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { Deps } from '../../../../platform/deps.ts';
import { readPlace, writePlace } from '../../../../platform/http/place-in-time.ts';
import { readLineText } from '../lines/line-text.ts';
import { readMatchPayor } from './keep-match.ts';
import { type ListedMatch, listMatches } from './listed-matches.store.ts';

/** A page of matches, including undone ones, newest first. Throws VALIDATION for an unknown page. */
export async function showMatches(deps: Deps, { after, ...filter }: MatchQuery): Promise<BankMatchesAnswer> {
  const found = await listMatches(deps.db, filter, { after: readPlace(after), limit: LINE_PAGE_ROWS + 1 });
  const matches = found.slice(0, LINE_PAGE_ROWS);
  const last = found.length > LINE_PAGE_ROWS ? matches.at(-1) : undefined;
  return {
    matches: await Promise.all(matches.map((match) => presentMatch(deps, match))),
    next: last === undefined ? null : writePlace({ at: last.sortValue, id: last.id }),
  };
}

export async function presentMatch(
  deps: Pick<Deps, 'secrets'>,
  match: ListedMatch,
): Promise<BankMatchesAnswer['matches'][number]> {
  const { id, lineId, tradeId, kind, how, reason, by, undoneBy, undoneReason } = match;
  return {
    id,
    lineId,
    tradeId,
    reference: tradeId === null ? null : orderReference(tradeId),
    investor: match.investorName,
    kind,
    amount: dollarsFromCents(match.cents),
    payor: await readMatchPayor(deps, id, match),
    how,
    reason,
    by,
    matchedAt: match.matchedAt.toISOString(),
    undoneBy,
    undoneAt: match.undoneAt?.toISOString() ?? null,
    undoneReason,
    account: match.accountName,
    day: match.day,
    lineAmount: dollarsFromCents(match.lineCents),
    description: (await readLineText(deps, { ...match, id: lineId })).description,
  };
}
