import { BookOfBankInput } from '@portal/domain/money/bank/lines/bank-schemas';
import { z } from 'zod';
import { created, type Route } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { bookOfBank } from './book-of-bank.ts';

/** Lines of the trust account that are not investors' money. */
export const bankOwnRoutes: readonly Route[] = [
  staffRoute({
    method: 'POST',
    path: '/office/money/lines/:lineId/of-bank',
    summary: 'Book what is left of a line as a bank charge or interest',
    description:
      "What is the investors' stays as it is; the reconciliation says what the dealer has to make good or to take out.",
    permission: 'payments.match',
    params: z.object({ lineId: z.string() }),
    resources: { lineId: 'office-thing' },
    body: BookOfBankInput,
    answer: z.object({ id: z.string() }),
    success: [201],
    errors: ['LINE_MATCHED'],
    handler: async ({ actor, params, body }, deps) =>
      created({ id: await bookOfBank(deps, actor, params.lineId, body) }),
  }),
];
