import type { TrusteeParticulars } from '@portal/domain/ground/brand/trustee-particulars';
import type { Deps } from '../../../platform/deps.ts';
import { openTrustee } from './seal-trustee.ts';
import { findInForce } from './trustee-particulars.store.ts';

/**
 * Where investors' money goes: what two persons agreed to, read anew each time, so that every server tells the same at once. The
 * dealer's folder is never asked. Rejects where nothing is on record: no start ended well.
 */
export async function trusteeInForce({
  db,
  secrets,
}: Pick<Deps, 'db' | 'secrets'>): Promise<TrusteeParticulars> {
  const found = await findInForce(db);
  if (found === undefined) {
    throw new Error('No particulars of the trustee are on record');
  }
  return openTrustee({ secrets }, found);
}
