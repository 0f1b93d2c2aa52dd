import { addDays, startOfDay } from '@portal/domain/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/formats/dates';
import { orderReference } from '@portal/domain/trades/order-reference';
import {
  AUDIT_PAGE_ROWS,
  type AuditPage,
  type AuditQuery,
  type AuditRowShown,
} from '@portal/domain/wire/office-audit';
import { appendAudit } from '../../platform/audit/audit.store.ts';
import { factsOf, whoOf } from '../../platform/audit/audited-event.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../platform/http/actor.ts';
import {
  type AuditQuestion,
  type FoundAuditRow,
  findInvestorNamed,
  listAuditRows,
  listOrdersBeginning,
} from './audit-rows.store.ts';

/** A page of the log, newest first; in the same transaction it is written down who looked, and for what. */
export async function showAuditLog(deps: Deps, actor: StaffActor, query: AuditQuery): Promise<AuditPage> {
  return transact(deps.db, async (trx) => {
    const question = await questionOf({ ...deps, db: trx }, query);
    const found = question === null ? [] : await listAuditRows(trx, question, AUDIT_PAGE_ROWS + 1);
    const { investor, ...asked } = query;
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: nameOfActor(actor),
      action: 'audit.looked-at',
      target: 'audit-log',
      investorId: null,
      detail: {
        ...auditOfStaff(actor),
        ...asked,
        // An address that was typed stays out of a log that is kept for good.
        ...(investor === undefined ? {} : { investor: question?.investorId ?? 'unknown' }),
      },
    });
    const rows = found.slice(0, AUDIT_PAGE_ROWS);
    return {
      rows: rows.map(present),
      next: found.length > AUDIT_PAGE_ROWS ? (rows.at(-1)?.seq ?? null) : null,
    };
  });
}

/** What an address asks; null where it names somebody, or an order, that there is not. */
async function questionOf({ db }: Pick<Deps, 'db'>, query: AuditQuery): Promise<AuditQuestion | null> {
  const { person, investor, order, action, day, before } = query;
  const investorId = investor === undefined ? undefined : await findInvestorNamed(db, investor);
  const orderIds = order === undefined ? undefined : await listOrdersBeginning(db, order);
  if ((investor !== undefined && investorId === undefined) || orderIds?.length === 0) {
    return null;
  }
  return { staffId: person, investorId, orderIds, action, ...instantsOf(day), before };
}

function instantsOf(day: string | undefined): Pick<AuditQuestion, 'since' | 'until'> {
  return day === undefined
    ? {}
    : { since: startOfDay(day, DEALER_TIME_ZONE), until: startOfDay(addDays(day, 1), DEALER_TIME_ZONE) };
}

function present(row: FoundAuditRow): AuditRowShown {
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
