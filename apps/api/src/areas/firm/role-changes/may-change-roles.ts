import { scopeOf } from '@portal/domain/firm/staff/permissions';
import type { Db } from '../../../platform/db/tables.ts';
import { holdRole } from '../staff/find-who-may.ts';

/** True for somebody who may propose and approve roles now; it stays so until the transaction ends. */
export async function mayChangeRoles(trx: Db, staffId: string): Promise<boolean> {
  const role = await holdRole(trx, staffId);
  return role !== undefined && scopeOf(role, 'people.change-role') === 'all';
}
