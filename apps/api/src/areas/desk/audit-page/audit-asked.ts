import type { AuditQuery } from '@portal/domain/firm/audit/office-audit.wire';
import { addDays, startOfDay } from '@portal/domain/ground/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';
import type { Deps } from '../../../platform/deps.ts';
import { type AuditQuestion, findInvestorNamed, listOrdersBeginning } from './audit-rows.store.ts';

/** What an address asks for; null if it names a person or an order that does not exist. */
export async function auditAsked({ db }: Pick<Deps, 'db'>, query: AuditQuery): Promise<AuditQuestion | null> {
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
