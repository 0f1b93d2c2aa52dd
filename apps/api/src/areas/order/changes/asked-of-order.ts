import type { Db } from '../../../platform/db/tables.ts';
import { findOpenRequests } from './change-requests.store.ts';

/** The fields that an investor is asked to change, of all their orders; null where nobody asks, or somebody asks in words alone. */
export async function askedOfProfile(
  trx: Db,
  { investorId }: { investorId: string },
): Promise<readonly string[] | null> {
  return namedIn(await findOpenRequests(trx, investorId));
}

/** What the investor of an order is asked to change of it and of their profile; null as above. */
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
