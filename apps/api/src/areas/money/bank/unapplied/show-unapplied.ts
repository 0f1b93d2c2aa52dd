import { STALE_REASONS } from '@portal/domain/firm/proposals/proposal-kinds';
import { scopeOf } from '@portal/domain/firm/staff/permissions';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import {
  type SendBackMove,
  type SendBackProposal,
  UNAPPLIED_PAGE_ROWS,
  type UnappliedMoney,
  type UnappliedPage,
  type UnappliedQuery,
  type UnappliedUseShown,
} from '@portal/domain/money/bank/lines/office-unapplied.wire';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { readPlace, writePlace } from '../../../../platform/http/place-in-time.ts';
import { findLastProposals, findPreparers, type Proposal } from '../../../firm/proposals/find-proposals.ts';
import { readLineText } from '../lines/line-text.ts';
import { unappliedTarget } from '../matching/end-unapplied.ts';
import { readMatchPayor } from '../matching/keep-match.ts';
import {
  type ListedUnapplied,
  type ListedUse,
  listUnappliedMoney,
  listUses,
  sumOfUnapplied,
} from './listed-unapplied.store.ts';
import { readSendBackPayload } from './send-back-payload.ts';
import { findWhoHandled } from './unapplied-handlers.store.ts';

/** A page of unapplied money, each with its uses and its proposal, newest first. Throws VALIDATION for an unknown page. */
export async function showUnapplied(
  deps: Pick<Deps, 'db' | 'secrets'>,
  reader: StaffActor,
  { state, after }: UnappliedQuery,
): Promise<UnappliedPage> {
  const { db } = deps;
  const page = { after: readPlace(after), limit: UNAPPLIED_PAGE_ROWS + 1 };
  const found = await listUnappliedMoney(db, { state }, page);
  const rows = found.slice(0, UNAPPLIED_PAGE_ROWS);
  const last = found.length > UNAPPLIED_PAGE_ROWS ? rows.at(-1) : undefined;
  const ids = rows.map(({ id }) => id);
  const uses = await listUses(db, ids);
  const proposals = await showSendBacks(db, reader, ids);
  return {
    rows: await Promise.all(
      rows.map(async (row) => {
        const proposal = proposals.get(row.id) ?? null;
        const moves = sendBackMovesOf(reader, row.cents - row.usedCents, proposal);
        return { ...(await present(deps, row, uses)), proposal, moves };
      }),
    ),
    left: dollarsFromCents(await sumOfUnapplied(db)),
    next: last === undefined ? null : writePlace({ at: last.sortValue, id: last.id }),
  };
}

async function present(
  deps: Pick<Deps, 'secrets'>,
  { accountName, cents, usedCents, at, ...row }: ListedUnapplied,
  uses: readonly ListedUse[],
): Promise<Omit<UnappliedMoney, 'proposal' | 'moves'>> {
  const { id, lineId, day, reason, by } = row;
  return {
    id,
    lineId,
    day,
    reason,
    by,
    description: (await readLineText(deps, { ...row, id: lineId })).description,
    payor: await readMatchPayor(deps, id, row),
    account: accountName,
    amount: dollarsFromCents(cents),
    left: dollarsFromCents(cents - usedCents),
    at: at.toISOString(),
    uses: uses.filter(({ unappliedId }) => unappliedId === row.id).map(presentUse),
  };
}

function presentUse({
  unappliedId: _money,
  cents,
  tradeId,
  investorName,
  at,
  undoneAt,
  ...use
}: ListedUse): UnappliedUseShown {
  return {
    ...use,
    amount: dollarsFromCents(cents),
    tradeId,
    reference: tradeId === null ? null : orderReference(tradeId),
    investor: investorName,
    at: at.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  };
}

/** The open proposal to send each money back, or else the last one unless it was carried out. */
async function showSendBacks(
  db: Db,
  { staffId }: StaffActor,
  unappliedIds: readonly string[],
): Promise<ReadonlyMap<string, SendBackProposal>> {
  const handled = await findWhoHandled(db, unappliedIds);
  const last = await findLastProposals(db, unappliedIds.map(unappliedTarget));
  const shown = new Map<string, SendBackProposal>();
  for (const unappliedId of unappliedIds) {
    const proposal = last.find(({ target }) => target === unappliedTarget(unappliedId));
    if (proposal !== undefined && proposal.state !== 'applied') {
      const preparers = await findPreparers(db, proposal);
      const isHandler = handled.some((one) => one.unappliedId === unappliedId && one.staffId === staffId);
      const isOwn = proposal.makerId === staffId;
      const workedOnIt = !isOwn && (isHandler || preparers.includes(staffId));
      shown.set(unappliedId, { ...presentSendBack(proposal), isOwn, workedOnIt });
    }
  }
  return shown;
}

function presentSendBack(proposal: Proposal): Omit<SendBackProposal, 'isOwn' | 'workedOnIt'> {
  const { state, reason: because } = proposal;
  const { amountCents, day, reason } = readSendBackPayload(proposal.payload);
  return {
    proposalId: proposal.id,
    hash: proposal.payloadHash,
    state,
    amount: dollarsFromCents(BigInt(amountCents)),
    sentOn: day,
    reason,
    maker: proposal.makerName,
    submittedAt: proposal.submittedAt?.toISOString() ?? null,
    expiresAt: proposal.expiresAt.toISOString(),
    endedBy: proposal.endedByName,
    endedAt: proposal.endedAt?.toISOString() ?? null,
    staleBecause: STALE_REASONS.find((one) => state === 'stale' && one === because) ?? null,
    note: state === 'returned' ? because : null,
  };
}

/** What the person may do about sending this money back, given what is left. */
function sendBackMovesOf(
  { roles }: StaffActor,
  leftCents: bigint,
  proposal: SendBackProposal | null,
): SendBackMove[] {
  const mayPropose = scopeOf(roles, 'payments.send-back') === 'all';
  if (proposal?.state === 'submitted') {
    if (proposal.isOwn) {
      return mayPropose ? ['withdraw'] : [];
    }
    const isSecond = scopeOf(roles, 'payments.approve-send-back') === 'all' && !proposal.workedOnIt;
    return isSecond ? ['approve', 'return'] : [];
  }
  return mayPropose && leftCents > 0n ? ['propose'] : [];
}
