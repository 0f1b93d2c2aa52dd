import { centsFromDollars, isWireDollars } from '@portal/domain/ground/money/cents';
import { paymentEventAnswerSchema } from '@portal/domain/money/payments/payments.wire';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../../platform/deps.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import { bodyBytesOf } from '../../../../platform/http/keep-body-bytes.ts';
import { ok, publicRoute, type RateLimit, type Route } from '../../../../platform/http/routing/route.ts';
import { isSignedEvent } from './is-signed-event.ts';
import { recordPaymentEvent } from './record-payment-event.ts';

const WORD_LENGTH_MAX = 120;
const EVENT_BYTES_MAX = 16_384;
/** A bank reports a whole day's payments at once. */
const EVENTS_LIMIT: RateLimit = { max: 3_000, windowSeconds: 900 };

const Word = z.string().trim().min(1).max(WORD_LENGTH_MAX);
const EventBody = z.object({
  id: Word,
  type: z.enum(['payment.received', 'payment.returned']),
  order: z
    .string()
    .trim()
    .max(WORD_LENGTH_MAX)
    .describe("The order's number, or the reference that its investor was told."),
  amount: z.number().positive().refine(isWireDollars).describe('Dollars, at most two decimals.'),
  currency: z.literal('CAD'),
  reference: Word.optional().describe("The bank's own name for the transfer."),
  occurredAt: z.iso.datetime({ offset: true }),
});

const KINDS = { 'payment.received': 'received', 'payment.returned': 'returned' } as const;

export const paymentEventRoutes: readonly Route[] = [
  publicRoute({
    method: 'POST',
    path: '/payments/events',
    summary: 'A bank or a payment provider reports a payment',
    description:
      'Signed: `X-Payment-Timestamp` holds seconds since 1970, `X-Payment-Signature` the HMAC-SHA256 in hexadecimal of the timestamp, a point and the body. The same event may come any number of times. One that says something else than before is answered with `told-otherwise`: the first stays booked, and a person looks.',
    bodyLimitBytes: EVENT_BYTES_MAX,
    rateLimit: EVENTS_LIMIT,
    body: EventBody,
    answer: paymentEventAnswerSchema,
    errors: ['EVENT_SIGNATURE_WRONG'],
    handler: async ({ body, raw }, deps) => {
      refuseUnlessSigned(raw, deps);
      const outcome = await recordPaymentEvent(deps, {
        eventId: body.id,
        kind: KINDS[body.type],
        // A memo that names no order is stored all the same, without one.
        orderRef: body.order,
        amountCents: centsFromDollars(body.amount),
        reference: body.reference ?? body.id,
        occurredAt: new Date(body.occurredAt),
      });
      return ok({ outcome });
    },
  }),
];

function refuseUnlessSigned(request: FastifyRequest, { config, clock }: Deps): void {
  const header = (name: string) => String(request.headers[name] ?? '');
  const message = {
    signature: header('x-payment-signature'),
    timestamp: header('x-payment-timestamp'),
    body: bodyBytesOf(request),
  };
  if (!isSignedEvent(message, config.paymentEventKeys, clock.now())) {
    throw new AppError('EVENT_SIGNATURE_WRONG');
  }
}
