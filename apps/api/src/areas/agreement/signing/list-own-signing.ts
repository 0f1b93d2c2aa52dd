import type { Db } from '../../../platform/db/tables.ts';
import { listEventsOfInvestor } from './ceremony/signing-events.store.ts';

/** A ceremony has a few dozen events; the newest are listed. */
const EVENTS_MAX = 5_000;

/** The record of how the investor signed: each event, when, and from which network address and browser. */
export async function listOwnSigning(db: Db, investorId: string): Promise<object[]> {
  const events = await listEventsOfInvestor(db, investorId, EVENTS_MAX);
  return events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }));
}
