import { stillAsked } from '@portal/domain/order/changes/request-now';
import { appendAudit } from '../../../platform/audit/audit.store.ts';
import type { Db } from '../../../platform/db/tables.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Deps } from '../../../platform/deps.ts';
import { auditOfStaff, nameOfActor, type StaffActor } from '../../../platform/http/actor.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findInvestor } from '../../people/accounts/find-account.ts';
import { lockOrder } from '../trades/lock-order.ts';
import type { TradeRecord } from '../trades/trade-record.ts';
import { isUnanswered, type ReadRequest, readRequests } from './read-requests.ts';

/** A request for changes of an order. */
export type OfRequest = { investorId: string; tradeId: string; requestId: string };

/** A request that somebody works on; `asked` is what of it is still asked for. */
export type Worked = {
  trx: Db;
  trade: TradeRecord;
  request: ReadRequest;
  asked: ReadRequest['items'];
  at: Date;
};

type Done = { action: `trade.${string}`; detail: Readonly<Record<string, string>> };

/**
 * Does something about a request that its investor has still to answer, in one transaction that has locked the order: whoever
 * comes second learns what came first. Throws NOT_FOUND, REQUEST_ANSWERED and REQUEST_WITHDRAWN with the name of whoever did it,
 * or REQUEST_OVER.
 */
export async function workOnRequest(
  deps: Deps,
  by: StaffActor,
  { investorId, tradeId, requestId }: OfRequest,
  work: (worked: Worked) => Promise<Done>,
): Promise<void> {
  await transact(deps.db, async (trx) => {
    const trade = await lockOrder(trx, investorId, tradeId);
    const request = (await readRequests(trx, trade)).find(({ id }) => id === requestId);
    if (request === undefined) {
      throw new AppError('NOT_FOUND');
    }
    if (!isUnanswered(request) || trade.status !== 'changesAsked') {
      throw await whyOver(trx, investorId, request);
    }
    const at = deps.clock.now();
    const { action, detail } = await work({ trx, trade, request, asked: stillAsked(request), at });
    await appendAudit(trx, deps, at, {
      actor: nameOfActor(by),
      action,
      target: `trade:${tradeId}`,
      investorId,
      detail: { ...auditOfStaff(by), requestId, ...detail },
    });
  });
}

async function whyOver(
  trx: Db,
  investorId: string,
  { withdrawn, answeredAt }: ReadRequest,
): Promise<AppError> {
  if (withdrawn !== null) {
    return new AppError('REQUEST_WITHDRAWN', { values: { name: withdrawn.by.name } });
  }
  if (answeredAt === null) {
    return new AppError('REQUEST_OVER');
  }
  const { firstName = '', lastName = '' } = (await findInvestor(trx, investorId)) ?? {};
  return new AppError('REQUEST_ANSWERED', { values: { name: `${firstName} ${lastName}`.trim() } });
}
