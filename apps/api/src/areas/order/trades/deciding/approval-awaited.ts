import { ask } from '../../../../platform/ask.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { listRegistrations } from '../../../firm/registrations/find-registrations.ts';
import type { findWorker } from '../../../people/representatives/find-representatives.ts';
import { lawAwaited } from '../judging/exemption-awaited.ts';
import { representativeNotRegistered } from '../representative-not-registered.ts';
import { residenceNotServed } from '../residence-not-served.ts';
import type { TradeRecord } from '../trade-record.ts';

/** How registrations are read: what decides for good holds them. */
export type Reading = {
  registrations?: typeof listRegistrations;
  representatives?: typeof findWorker;
};

/** The code of what keeps an order from being approved and no two people may except; null if nothing does. */
export async function approvalAwaited(
  db: Db,
  deps: Deps,
  trade: TradeRecord,
  { registrations, representatives }: Reading = {},
) {
  return (
    (await residenceNotServed(db, deps, trade, registrations)) ??
    (await representativeNotRegistered(db, deps, trade, representatives)) ??
    (await ask(db, deps, 'what-order-waits-for', trade)) ??
    (await lawAwaited(db, trade)) ??
    (await ask(db, deps, 'what-approval-waits-for', trade))
  );
}
