import { hasClients, rolesTowardAll } from '@portal/domain/firm/staff/staff-roles';
import type { Db } from '../../../../platform/db/tables.ts';
import type { StaffActor } from '../../../../platform/http/actor.ts';
import type { Reader } from '../../queues/rows/ask-queue.ts';
import { findOwner } from './orders-in-scope.store.ts';

/**
 * The reader with the roles that they have toward one order. A representative who sees everybody's orders, by another
 * role, is nobody's representative toward those of others: they read of them what the other role reads.
 */
export async function actorToward(db: Db, { actor, scope }: Reader, orderId: string): Promise<StaffActor> {
  if (scope !== 'all' || !hasClients(actor.roles)) {
    return actor;
  }
  const isOfClient = (await findOwner(db, orderId, actor.representativeId ?? '')) !== undefined;
  return isOfClient ? actor : { ...actor, roles: rolesTowardAll(actor.roles) };
}
