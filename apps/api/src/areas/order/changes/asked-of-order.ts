import type { Db } from '../../../platform/db/tables.ts';
import { findOpenRequests } from './change-requests.store.ts';

/** The fields an investor is asked to change, across all their orders; null where no request is open, or one is in words alone. */
export async function askedOfProfile(
  trx: Db,
  { investorId }: { investorId: string },
): Promise<readonly string[] | null> {
  return namedIn(await findOpenRequests(trx, investorId));
}

/** The fields an investor is asked to change for one order, including those of their profile; null as above. */
export async function askedOfOrder(
  trx: Db,
  { investorId, id }: { investorId: string; id: string },
): Promise<readonly string[] | null> {
  const requests = await findOpenRequests(trx, investorId);
  return namedIn(requests.filter(({ tradeId }) => tradeId === id));
}

function namedIn(requests: readonly { paths: string[] }[]): readonly string[] | null {
  const isInWords = requests.some(({ paths }) => paths.length === 0);
  return requests.length === 0 || isInWords ? null : requests.flatMap(({ paths }) => paths);
}
