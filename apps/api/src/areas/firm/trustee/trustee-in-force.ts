import type { TrusteeParticulars } from '@portal/domain/ground/brand/trustee-particulars';
import type { Deps } from '../../../platform/deps.ts';
import { openTrustee } from './seal-trustee.ts';
import { findInForce } from './trustee-particulars.store.ts';

/**
 * Where investors' money goes, as two people agreed. Read each time, so that all servers agree at once; the dealer's
 * folder is never asked. Rejects if nothing is on record, which no completed start leaves.
 */
export async function trusteeInForce({
  db,
  secrets,
}: Pick<Deps, 'db' | 'secrets'>): Promise<TrusteeParticulars> {
  const found = await findInForce(db);
  if (found === undefined) {
    throw new Error('No trustee particulars are on record');
  }
  return openTrustee({ secrets }, found);
}
