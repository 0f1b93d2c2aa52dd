import { type AuditEntry, appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { TradeRecord } from './trade-record.ts';

type Order = Pick<TradeRecord, 'investorId' | 'id'>;

/** Appends what an investor did with an order to the audit log. */
export function auditOrder(
  trx: Db,
  deps: Pick<Deps, 'audit' | 'clock'>,
  action: string,
  order: Order,
  detail: Record<string, unknown>,
): Promise<void> {
  return appendAudit(trx, deps, deps.clock.now(), orderEntry(action, order, detail));
}

/** What the audit log says of something that an investor did with an order. */
export function orderEntry(
  action: string,
  { investorId, id }: Order,
  detail: Record<string, unknown>,
): AuditEntry {
  return { actor: `investor:${investorId}`, action, target: `trade:${id}`, investorId, detail };
}
