import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import { LINE_PAGE_ROWS, type LineQuery } from '@portal/domain/money/bank/lines/line-query';
import type { OpenLine, OpenLinesAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import type { Deps } from '../../../../platform/deps.ts';
import { type BankLineRecord, openCentsOf } from '../lines/read-open-lines.ts';
import { readPageOfLines } from '../lines/read-page-of-lines.ts';
import { isLineOfOther } from './check-payor.ts';
import { loadMatchCandidates } from './load-match-candidates.ts';
import { orderChoices } from './order-choices.ts';
import { type MatchCandidates, proposalsOfLine } from './proposals-of-line.ts';

type Proposal = OpenLine['proposals'][number];

/** Where the line names the order, its payor can be compared with those who may pay for it. */
const BY_REFERENCE: readonly Proposal['why'][] = ['told-and-reference', 'reference-and-amount', 'reference'];

/** A page of lines that are not fully matched, each with the orders it may be for and why. */
export async function showOpenLines(
  deps: Deps,
  { after = '0', ...filter }: LineQuery,
): Promise<OpenLinesAnswer> {
  const { found: records, ...page } = await readPageOfLines(deps, {
    ...filter,
    after,
    limit: LINE_PAGE_ROWS,
  });
  const known = await loadMatchCandidates(deps.db, records);
  const lines: OpenLine[] = [];
  for (const record of records) {
    lines.push(await presentLine(deps, record, known));
  }
  const proposed = new Set(lines.flatMap(({ proposals }) => proposals.map(({ tradeId }) => tradeId)));
  return {
    lines,
    orders: await orderChoices(deps.db, [...proposed]),
    ...page,
  };
}

async function presentLine(deps: Deps, line: BankLineRecord, known: MatchCandidates): Promise<OpenLine> {
  const { id, accountId, day, cents, description, party } = line;
  const leftCents = openCentsOf(line);
  const open = { cents: leftCents, isIn: cents > 0n, description };
  const { proposals, hasMore } = proposalsOfLine(open, known);
  const judged: Proposal[] = [];
  for (const proposal of proposals) {
    const isNamed = proposal.kind === 'received' && BY_REFERENCE.includes(proposal.why);
    judged.push({
      ...proposal,
      isPaidByOther: isNamed && (await isLineOfOther(deps, line, proposal.tradeId)),
    });
  }
  return {
    id,
    accountId,
    day,
    amount: dollarsFromCents(cents),
    description,
    party,
    left: dollarsFromCents(leftCents),
    proposals: judged,
    hasMore,
  };
}
