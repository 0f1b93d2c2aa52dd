import { awaitedOf } from '@portal/domain/desk/queues/awaited';
import { type DeskQueue, QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import { dueAt, dueTimeOf } from '@portal/domain/desk/queues/due-time';
import type { ColleagueName, DeskRow } from '@portal/domain/desk/queues/office-desk.wire';
import { mayReadPart } from '@portal/domain/desk/queues/order-parts';
import { rolesInListOf } from '@portal/domain/firm/staff/permissions';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';
import { timeZoneOf } from '@portal/domain/ground/formats/time-zone-of';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { presentClaim } from '../claims/present-claim.ts';
import type { QueueRow } from './queue-rows.store.ts';

/** A row of a queue in wire form. */
export function presentRow(
  queue: DeskQueue,
  row: QueueRow,
  { roles, now, viewing }: { roles: readonly StaffRole[]; now: Date; viewing: readonly ColleagueName[] },
): DeskRow {
  const { kind } = QUEUE_FACTS[queue];
  const claim = { ...row, version: row.version ?? 0, tags: row.tags ?? [] };
  return {
    claim: presentClaim({ kind, id: row.id }, claim, viewing),
    why: row.why,
    facts: factsOf(row.facts),
    since: row.since.toISOString(),
    ...dueOf(queue, row, now),
    awaits: awaitedOf({
      why: row.why,
      status: row.status === null ? null : tradeStatusOf(row.status),
      isProposed: row.isProposed,
    }),
    order: orderOf(row, rolesInListOf(roles, QUEUE_FACTS[queue].action)),
    investor:
      row.investorId === null
        ? null
        : {
            id: row.investorId,
            name: row.investorName ?? '',
            province: row.province,
            representative: row.representativeName,
          },
  };
}

function factsOf(facts: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, String(value ?? '')]));
}

/** When the row is due by its purchaser's clock and calendar, and how close that is now. */
function dueOf(queue: DeskQueue, { since, place }: QueueRow, now: Date): Pick<DeskRow, 'dueAt' | 'due'> {
  const { dueInDays } = QUEUE_FACTS[queue];
  if (dueInDays === null) {
    return { dueAt: null, due: null };
  }
  const where = { province: place, timeZone: timeZoneOf(place) };
  const due = dueAt(since, dueInDays, where);
  return { dueAt: due.toISOString(), due: dueTimeOf(due, now, where) };
}

function orderOf(row: QueueRow, roles: readonly StaffRole[]): DeskRow['order'] {
  const { tradeId, dealId, quantity, totalCents, status } = row;
  if (tradeId === null || dealId === null || quantity === null || totalCents === null || status === null) {
    return null;
  }
  return {
    id: tradeId,
    reference: orderReference(tradeId),
    dealId,
    dealName: row.dealName ?? '',
    quantity: mayReadPart(roles, 'amounts') ? quantity : null,
    total: mayReadPart(roles, 'amounts') ? dollarsFromCents(BigInt(totalCents)) : null,
    status: tradeStatusOf(status),
    method: mayReadPart(roles, 'account') ? row.method : null,
  };
}
