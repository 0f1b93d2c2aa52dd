import { appendAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { TradeRecord } from './trade-record.ts';

/** Appends what an investor did with an order to the audit log. */
export function auditOrder(
  trx: Db,
  { clock }: Pick<Deps, 'clock'>,
  action: string,
  { investorId, id }: Pick<TradeRecord, 'investorId' | 'id'>,
  detail: Record<string, unknown>,
): Promise<void> {
  return appendAudit(trx, clock.now(), {
    actor: `investor:${investorId}`,
    action,
    target: `trade:${id}`,
    investorId,
    detail,
  });
}
