import type { AuditRowShown } from '@portal/domain/firm/audit/office-audit.wire';
import { orderReference } from '@portal/domain/order/trades/order-reference';
import { factsOf, whoOf } from '../../../platform/audit/audited-event.ts';
import type { FoundAuditRow } from './audit-rows.store.ts';

/** A row of the log as the office reads it. */
export function presentAuditRow(row: FoundAuditRow): AuditRowShown {
  const { seq, at, action, target, detail, investorId, investorName, orderId } = row;
  const { reason, ...facts } = factsOf(detail);
  return {
    seq,
    at: at.toISOString(),
    action,
    who: whoOf(row),
    via: typeof detail.via === 'string' ? detail.via : null,
    reason: reason ?? null,
    order: orderId === null ? null : { id: orderId, reference: orderReference(orderId) },
    investor: investorId === null ? null : { id: investorId, name: investorName ?? '' },
    target,
    facts,
  };
}
