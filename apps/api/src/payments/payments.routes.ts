import { fieldIssuesOf } from '@portal/domain/forms/field-issue';
import { ORDER_FIELD_LABELS } from '@portal/domain/trades/order-fields';
import { bankAccountSchema, paymentMethodSchema } from '@portal/domain/trades/payment';
import { z } from 'zod';
import { keepFile } from '../files/keep-file.ts';
import { receiveForm } from '../files/receive-form.ts';
import { invalid } from '../http/app-error.ts';
import { investorRoute, ok, type Route, UPLOAD_LIMIT } from '../http/route.ts';
import { showTrade } from '../trades/show-trade.ts';
import { type AccountInput, savePayment } from './save-payment.ts';

const ID_LENGTH_MAX = 64;
const Fields = z.object({
  tradeId: z
    .string({ error: 'errors.fieldInvalid' })
    .min(1, 'errors.fieldInvalid')
    .max(ID_LENGTH_MAX, 'errors.fieldInvalid'),
  paymentMethod: paymentMethodSchema(),
  ...bankAccountSchema.shape,
});

function readFields(fields: Record<string, string>): { tradeId: string; account: AccountInput } {
  const parsed = z.safeParse(Fields, fields);
  if (!parsed.success) {
    throw invalid(fieldIssuesOf(parsed.error, ORDER_FIELD_LABELS));
  }
  const { tradeId, ...account } = parsed.data;
  return { tradeId, account };
}

export const paymentRoutes: readonly Route[] = [
  investorRoute({
    method: 'POST',
    path: '/user/savePaymentInfo',
    summary: 'Authorize the debit of a Canadian account for an order',
    multipart: true,
    rateLimit: UPLOAD_LIMIT,
    handler: async (request, deps) => {
      const { investorId } = request.actor;
      const { fields, files } = await receiveForm(request.raw, ['voidCheque']);
      const { tradeId, account } = readFields(fields);
      const cheque = files.voidCheque;
      await savePayment(deps, investorId, tradeId, account, async (trx) =>
        cheque === undefined
          ? null
          : (await keepFile(trx, deps, { ...cheque, investorId, purpose: 'void-cheque' })).id,
      );
      return ok(await showTrade(deps, investorId, tradeId, request.language));
    },
  }),
];
