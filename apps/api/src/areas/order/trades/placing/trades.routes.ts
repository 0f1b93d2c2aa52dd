import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { LAW_CODES } from '@portal/domain/order/exemptions/law-codes';
import { jointInvestorInput } from '@portal/domain/order/trades/joint-investor';
import { checkPreSign, preSignSchema } from '@portal/domain/order/trades/pre-sign';
import { orderIdSchema, tradeSchema } from '@portal/domain/order/trades/trade.wire';
import { z } from 'zod';
import { invalid } from '../../../../platform/http/app-error.ts';
import { created, investorRoute, ok, type Route } from '../../../../platform/http/routing/route.ts';
import { archiveTrade } from '../cancelling/archive-trade.ts';
import type { ShowOrder } from '../show-order.ts';
import { createTrade } from './create-trade.ts';
import { preSignTrade } from './pre-sign-trade.ts';

const ID_LENGTH_MAX = 64;
const QUANTITY_MAX = 1_000_000_000;
const Id = z.string().min(1).max(ID_LENGTH_MAX);
const TradeParams = z.object({ id: Id });
const CreateBody = z.object({
  quantity: z
    .number({ error: 'trades.quantity.wholeNumber' })
    .int('trades.quantity.wholeNumber')
    .max(QUANTITY_MAX, 'trades.quantity.wholeNumber'),
  kycId: Id.optional(),
  jointInvestor: z.nullish(
    z.object({
      ...jointInvestorInput.shape,
      relation: z.optional(jointInvestorInput.shape.relation),
      language: z.optional(jointInvestorInput.shape.language),
    }),
  ),
});
export const tradeRoutes = (showOrder: ShowOrder): readonly Route[] => [
  investorRoute({
    method: 'POST',
    path: '/user/trade/create/:dealId',
    summary: 'Place an order, or change the one that is open for this deal',
    params: z.object({ dealId: Id }),
    body: CreateBody,
    resources: { dealId: 'deal', kycId: 'kyc' },
    success: [200, 201],
    answer: orderIdSchema,
    errors: [
      'PROVINCE_NOT_SERVED',
      'SOLD_OUT',
      'DEAL_CLOSED',
      'STATE_REFUSES',
      'NOT_ASKED',
      'RATE_LIMITED',
      ...LAW_CODES,
    ],
    handler: async (request, deps) => {
      const { quantity, kycId, jointInvestor } = request.body;
      const { isNew, shareOrderId } = await createTrade(
        deps,
        request.actor.investorId,
        request.params.dealId,
        {
          quantity,
          kycId,
          // Defaults to the joint investor's language.
          jointInvestor:
            jointInvestor === undefined || jointInvestor === null
              ? null
              : {
                  ...jointInvestor,
                  relation: jointInvestor.relation ?? 'other',
                  language: jointInvestor.language ?? request.language,
                },
        },
      );
      return isNew ? created({ shareOrderId }) : ok({ shareOrderId });
    },
  }),
  investorRoute({
    method: 'POST',
    path: '/user/trade/pre-sign/:id',
    summary: 'Give Schedule A and the payment method',
    params: TradeParams,
    resources: { id: 'trade' },
    checkedByHandler: { body: preSignSchema() },
    answer: orderIdSchema,
    errors: ['KYC_INCOMPLETE', 'PROVINCE_NOT_SERVED', 'STATE_REFUSES', 'NOT_ASKED', 'STEP_NOT_REACHED'],
    handler: async (request, deps) => {
      const checked = checkPreSign(request.body, { today: dealerDay(deps.clock.now()) });
      if (!checked.ok) {
        throw invalid(checked.issues);
      }
      const { paymentMethod, scheduleA } = checked.value.subDoc;
      const given = Object.fromEntries(
        Object.entries(scheduleA).filter(([, value]) => value !== undefined && value !== ''),
      );
      await preSignTrade(deps, request.actor.investorId, request.params.id, {
        paymentMethod,
        scheduleA: { ...given, city: scheduleA.city },
      });
      return ok({ shareOrderId: request.params.id });
    },
  }),
  investorRoute({
    method: 'GET',
    path: '/user/trade/archive/:id',
    changesState: true,
    summary: 'Cancel an order (changes state; kept as a GET by the specification, never cached)',
    params: TradeParams,
    resources: { id: 'trade' },
    answer: tradeSchema,
    errors: ['STATE_REFUSES', 'CANCELLATION_RIGHT_ENDED'],
    handler: async (request, deps) => {
      await archiveTrade(deps, request.actor.investorId, request.params.id, { by: 'investor' });
      return ok(await showOrder(deps, request.actor.investorId, request.params.id, request.language));
    },
  }),
];
