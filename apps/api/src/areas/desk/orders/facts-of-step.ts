import type { TimelineEntry } from '@portal/domain/desk/orders/office-order-timeline.wire';
import { mayReadPart } from '@portal/domain/desk/queues/order-parts';
import type { StaffRole } from '@portal/domain/firm/staff/staff-roles';

/** Why an order ended is what its investor was told, of their profile perhaps: who reads no requests for changes does not read it. */
const TOLD_INVESTOR: ReadonlySet<string> = new Set(['trade.declined', 'trade.archived']);

/** What the audit log adds to a step of an order's history, of which a role reads all, a part or nothing. */
export function factsOfStep(role: StaffRole, { action, facts }: TimelineEntry): TimelineEntry['facts'] {
  if (!mayReadPart(role, 'record')) {
    return {};
  }
  if (TOLD_INVESTOR.has(action) && !mayReadPart(role, 'changes')) {
    const { reason: _, ...rest } = facts;
    return rest;
  }
  return facts;
}
