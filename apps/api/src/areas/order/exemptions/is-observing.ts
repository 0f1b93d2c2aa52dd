import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { looksOnUntil } from '@portal/domain/order/exemptions/looks-on-until';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findUpgradeDay } from './law-upgrade.store.ts';

/**
 * The day from which the portal stops what the law does not allow, where that is still to come; else null. The database is asked only where
 * `law.json` names a day to come, which it does at an upgraded portal alone.
 */
export async function observedUntil(
  db: Db,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
): Promise<string | null> {
  const { from } = config.brand.law;
  const today = dealerDay(clock.now());
  if (from === undefined || from <= today) {
    return null;
  }
  const until = looksOnUntil(from, await findUpgradeDay(db));
  return until !== null && today < until ? until : null;
}

/** True while the portal looks on: what is decided of orders is recorded and shown, and stops nobody. */
export async function isObserving(db: Db, deps: Pick<Deps, 'clock' | 'config'>): Promise<boolean> {
  return (await observedUntil(db, deps)) !== null;
}
