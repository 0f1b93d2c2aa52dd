import type { OrderAtDealer } from '@portal/domain/desk/orders/order-at-dealer.wire';
import { QUEUE_FACTS } from '@portal/domain/desk/queues/desk-queues';
import { dueOn } from '@portal/domain/desk/queues/due-time';
import { hasClients } from '@portal/domain/firm/staff/staff-roles';
import { timeZoneOf } from '@portal/domain/ground/formats/time-zone-of';
import type { Language } from '@portal/domain/ground/people/languages';
import { isProvinceCode, type ProvinceCode } from '@portal/domain/ground/people/provinces';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { showChangeTasks } from '../../../order/changes/show-change-tasks.ts';
import { findOrder } from '../../../order/trades/find-order.ts';
import type { TradeRecord } from '../../../order/trades/trade-record.ts';
import { findInvestor } from '../../../people/accounts/find-account.ts';
import { findHolder } from '../../queues/claims/find-holder.ts';

/** A purchaser of unknown province gets the dealer's. */
const DEALER_PROVINCE: ProvinceCode = 'CAN-ON';

/** What an investor is told of the dealer's work on their order, and what they are asked to do. Throws NOT_FOUND. */
export async function showOrderAtDealer(
  deps: Deps,
  investorId: string,
  tradeId: string,
  language: Language,
): Promise<OrderAtDealer> {
  const [trade, investor] = await Promise.all([
    findOrder(deps.db, investorId, tradeId),
    findInvestor(deps.db, investorId),
  ]);
  if (trade === undefined || investor === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const place = isProvinceCode(investor.province) ? investor.province : DEALER_PROVINCE;
  return {
    holder: await holderOf(deps, trade, place),
    changes: trade.status === 'changesAsked' ? await showChangeTasks(deps, trade, language) : null,
  };
}

/** Their own representative by first name; anybody else, and whoever is of compliance, is 'our compliance team'. */
async function holderOf(
  deps: Deps,
  { id, status, submittedAt }: TradeRecord,
  province: ProvinceCode,
): Promise<OrderAtDealer['holder']> {
  const days = QUEUE_FACTS['new-orders'].dueInDays;
  if ((status !== 'submitted' && status !== 'inReview') || submittedAt === null || days === null) {
    return null;
  }
  const due = dueOn(submittedAt, days, { province, timeZone: timeZoneOf(province) });
  const holder = await findHolder(deps.db, deps, { kind: 'order', id });
  if (holder === null) {
    return { who: null, dueOn: due };
  }
  const [firstName = ''] = holder.name.split(' ');
  return hasClients(holder.roles) && !holder.roles.includes('compliance')
    ? { who: { role: 'representative', firstName }, dueOn: due }
    : { who: { role: 'compliance', firstName: null }, dueOn: due };
}
