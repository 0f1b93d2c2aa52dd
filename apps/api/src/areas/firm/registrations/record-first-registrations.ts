import { localDay } from '@portal/domain/ground/formats/local-day';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { hasAnyRegistration, insertFirst, lockRegistrations } from './registrations.store.ts';

/**
 * Takes the registrations that the dealer's folder names, once: at the first start of a server on a database, or at the first after
 * the upgrade that brought the register. From then on two people change them, and the folder is not asked again.
 */
export async function recordFirstRegistrations(
  deps: Pick<Deps, 'db' | 'audit' | 'clock' | 'config'>,
): Promise<void> {
  if (await hasAnyRegistration(deps.db)) {
    return;
  }
  const at = deps.clock.now();
  await transact(deps.db, async (trx) => {
    await lockRegistrations(trx);
    if (await hasAnyRegistration(trx)) {
      return;
    }
    await registerByFolder(trx, deps, at);
    await appendAudit(trx, deps, at, {
      actor: 'system',
      action: 'registration.recorded',
      target: 'registration:all',
      investorId: null,
      detail: { provinces: deps.config.brand.registeredIn },
    });
  });
}

/** Registers the dealer where its folder says, each from the day that calendars show there. */
export async function registerByFolder(trx: Db, { config }: Pick<Deps, 'config'>, at: Date): Promise<void> {
  const provinces = [...new Set(config.brand.registeredIn)];
  await insertFirst(
    trx,
    provinces.map((province) => ({ province, from: localDay(province, at) })),
    at,
  );
}
