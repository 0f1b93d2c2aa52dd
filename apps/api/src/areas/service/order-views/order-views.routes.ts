import { endOfDay, startOfDay } from '@portal/domain/ground/formats/clock-days';
import { DEALER_TIME_ZONE } from '@portal/domain/ground/formats/dates';
import { calendarDay } from '@portal/domain/ground/people/calendar-day.wire';
import { purchaseSchema, purchasesSchema } from '@portal/domain/order/purchasers/purchases.wire';
import { tradeSchema, tradesSchema } from '@portal/domain/order/trades/trade.wire';
import { tradeToWire } from '@portal/domain/order/trades/trade-on-wire';
import { z } from 'zod';
import { AppError } from '../../../platform/http/app-error.ts';
import { investorRoute, ok, type Route } from '../../../platform/http/routing/route.ts';
import { listTrades } from './list-trades.ts';
import { listPurchases, showPurchase } from './show-purchases.ts';
import { answerTrade } from './show-trade.ts';

const ID_LENGTH_MAX = 64;
const Id = z.string().min(1).max(ID_LENGTH_MAX);
const Moment = z.iso.datetime({ offset: true }).or(calendarDay);
/** A date without a time means the whole day, from its first to its last millisecond on the dealer's clock. */
const NoEarlier = Moment.transform((text) =>
  text.includes('T') ? new Date(text) : startOfDay(text, DEALER_TIME_ZONE),
);
const NoLater = Moment.transform((text) =>
  text.includes('T') ? new Date(text) : endOfDay(text, DEALER_TIME_ZONE),
);
const ListQuery = z.object({
  dealId: Id.optional(),
  createdFrom: NoEarlier.optional(),
  createdTo: NoLater.optional(),
  archived: z.enum(['true', 'false', '1', '0']).optional(),
});

export const orderViewRoutes: readonly Route[] = [
  investorRoute({
    method: 'GET',
    path: '/user/trade/:id',
    summary: 'One order',
    params: z.object({ id: Id }),
    resources: { id: 'trade' },
    answer: tradeSchema,
    handler: async (request, deps) =>
      ok(await answerTrade(deps, request.actor.investorId, request.params.id, request.language)),
  }),
  investorRoute({
    method: 'GET',
    path: '/user/trades/:userId',
    summary: "The investor's orders, newest first",
    description: 'Days without a time are days on the clock of the dealer (Toronto), both counted whole.',
    params: z.object({ userId: Id }),
    query: ListQuery,
    resources: { userId: 'investor', dealId: 'deal' },
    answer: tradesSchema,
    handler: async (request, deps) => {
      const { investorId } = request.actor;
      if (request.params.userId !== investorId) {
        throw new AppError('NOT_FOUND');
      }
      const { archived, ...range } = request.query;
      const filter = { ...range, includeArchived: archived === 'true' || archived === '1' };
      const { trades, activeTradesTotal } = await listTrades(deps, investorId, filter, request.language);
      return ok({ trades: trades.map(tradeToWire), activeTradesTotal });
    },
  }),
  investorRoute({
    method: 'GET',
    path: '/user/purchases',
    summary: 'The orders of others that the investor joined as second purchaser, newest first',
    answer: purchasesSchema,
    handler: async ({ actor, language }, deps) =>
      ok({ purchases: await listPurchases(deps, actor.investorId, language) }),
  }),
  investorRoute({
    method: 'GET',
    path: '/user/purchases/:id',
    summary: 'An order of another that the investor joined',
    params: z.object({ id: Id }),
    resources: { id: 'trade' },
    answer: purchaseSchema,
    handler: async ({ actor, params, language }, deps) =>
      ok(await showPurchase(deps, actor.investorId, params.id, language)),
  }),
];
