import { fieldIssuesOf } from '@portal/domain/ground/forms/field-issue';
import { ORDER_FIELD_LABELS } from '@portal/domain/order/trades/order-fields';
import {
  bankAccountSchema,
  checkPaymentInfo,
  type PaymentInstruction,
  paymentMethodSchema,
  TYPED_PAYMENT_METHODS,
} from '@portal/domain/order/trades/payment';
import { tradeSchema } from '@portal/domain/order/trades/trade.wire';
import { z } from 'zod';
import { partial } from 'zod/mini';
import { recordFile, withStoredFiles } from '../../../../platform/files/kept/keep-file.ts';
import { prepareForm } from '../../../../platform/files/preparing/prepare-form.ts';
import { invalid } from '../../../../platform/http/app-error.ts';
import { investorRoute, ok, type Route, UPLOAD_LIMIT } from '../../../../platform/http/routing/route.ts';
import type { ShowOrder } from '../../../order/trades/show-order.ts';
import { savePayment } from './save-payment.ts';

const ID_LENGTH_MAX = 64;
const OrderOfForm = z.object({
  tradeId: z
    .string({ error: 'errors.fieldRequired' })
    .min(1, 'errors.fieldRequired')
    .max(ID_LENGTH_MAX, 'errors.fieldInvalid'),
});

/** The account is required where the method debits one. */
const FormTexts = z.object({
  ...OrderOfForm.shape,
  paymentMethod: paymentMethodSchema(TYPED_PAYMENT_METHODS),
  ...partial(bankAccountSchema).shape,
});
const FILES = ['voidCheque'] as const;

function readFields(fields: Record<string, string>): { tradeId: string; instruction: PaymentInstruction } {
  const order = z.safeParse(OrderOfForm, fields);
  const payment = checkPaymentInfo(fields, TYPED_PAYMENT_METHODS);
  if (!order.success || !payment.ok) {
    throw invalid([
      ...(order.success ? [] : fieldIssuesOf(order.error, ORDER_FIELD_LABELS)),
      ...(payment.ok ? [] : payment.issues),
    ]);
  }
  return { tradeId: order.data.tradeId, instruction: payment.value };
}

export const paymentRoutes = (showOrder: ShowOrder): readonly Route[] => [
  investorRoute({
    method: 'POST',
    path: '/user/savePaymentInfo',
    summary: 'Authorize the debit of a Canadian account for an order',
    multipart: { texts: FormTexts, files: FILES },
    rateLimit: UPLOAD_LIMIT,
    resources: { tradeId: 'trade' },
    answer: tradeSchema,
    errors: ['STATE_REFUSES', 'NOT_ASKED', 'STEP_NOT_REACHED'],
    handler: async (request, deps) => {
      const { investorId } = request.actor;
      const { fields, files } = await prepareForm(deps, request.actor, request.form);
      const { tradeId, instruction } = readFields(fields);
      const cheque = files.voidCheque;
      const sent = cheque === undefined ? [] : [{ ...cheque, investorId, purpose: 'void-cheque' as const }];
      await withStoredFiles(deps, sent, ([stored]) =>
        savePayment(deps, investorId, tradeId, instruction, async (trx) =>
          stored === undefined ? null : recordFile(trx, stored),
        ),
      );
      return ok(await showOrder(deps, investorId, tradeId, request.language));
    },
  }),
];
