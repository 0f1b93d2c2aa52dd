import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import type { Db } from '../../../platform/db/tables.ts';
import { countOrdersByResidence } from './purchasers.store.ts';

/** How many orders that are not yet approved have a purchaser in each province: what a registration that ends would stop. */
export async function answerOrdersOfResidents(trx: Db): Promise<ReadonlyMap<ProvinceCode, number>> {
  return new Map((await countOrdersByResidence(trx)).map(({ province, count }) => [province, count]));
}
