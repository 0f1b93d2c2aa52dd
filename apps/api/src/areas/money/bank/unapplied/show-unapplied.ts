import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import {
  UNAPPLIED_PAGE_ROWS,
  type UnappliedMoney,
  type UnappliedPage,
  type UnappliedQuery,
  type UnappliedUseShown,
} from '@portal/domain/money/bank/office-unapplied.wire';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import type { Deps } from '../../../../platform/deps.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import { readPlace, writePlace } from '../../../../platform/http/place-in-time.ts';
import { readLineText } from '../line-text.ts';
import { readMatchPayor } from '../match-payor.ts';
import {
  type ListedUnapplied,
  type ListedUse,
  listUnappliedMoney,
  listUses,
  sumOfUnapplied,
} from './listed-unapplied.store.ts';
import { sendBackMovesOf, showSendBacks } from './show-send-backs.ts';

/** A page of money of no order, each with what was done with it and what is proposed, the newest first. Throws VALIDATION for a place that no page gave. */
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
