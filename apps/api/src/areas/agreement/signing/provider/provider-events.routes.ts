import { z } from 'zod';
import { bodyBytesOf } from '../../../../platform/http/keep-body-bytes.ts';
import { ok, publicRoute, type RateLimit, type Route } from '../../../../platform/http/routing/route.ts';
import { receiveSigningEvent } from './receive-signing-event.ts';

/** Events are small: they carry states, not documents. */
const EVENT_BYTES_MAX = 262_144;

/** The provider sends a whole day's events at once when it could not reach the portal. */
const EVENTS_LIMIT: RateLimit = { max: 3_000, windowSeconds: 900 };

export const providerEventRoutes: readonly Route[] = [
  publicRoute({
    method: 'POST',
    path: '/signing/events',
    summary: 'The signing provider reports an event of an envelope',
    description:
      'Signed by the provider in headers of its own, over the bytes of the body. The same event may come any number of times and in any order. Not there while documents are signed in the portal itself.',
    bodyLimitBytes: EVENT_BYTES_MAX,
    rateLimit: EVENTS_LIMIT,
    checkedByHandler: { body: z.looseObject({}) },
    answer: z.object({ received: z.literal(true) }),
    errors: ['EVENT_SIGNATURE_WRONG', 'NOT_FOUND'],
    handler: async ({ raw }, deps) => {
      await receiveSigningEvent(deps, { headers: raw.headers, body: bodyBytesOf(raw) });
      return ok({ received: true });
    },
  }),
];
