import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { sha256Hex } from '../crypto/new-token.ts';
import { AppError } from '../http/app-error.ts';
import { ok, publicRoute, type Route } from '../http/routing/route.ts';
import { BouncePost, readBounces } from './read-bounces.ts';
import { recordBounces } from './record-bounces.ts';

/** A provider posts one by one; a burst of these follows a campaign, which the portal does not send. */
const BOUNCE_LIMIT = { max: 600, windowSeconds: 900 };
const BEARER = /^bearer\s+(\S+)$/i;

export const mailRoutes: readonly Route[] = [
  publicRoute({
    method: 'POST',
    path: '/mail/bounces',
    summary: 'For the mail provider: messages that came back',
    description:
      "Needs `Authorization: Bearer` with the key of the portal's configuration (MAIL_BOUNCE_KEY). Takes the portal's own form, a bounce of Postmark, or a notification of Amazon SES.",
    body: BouncePost,
    answer: z.object({ received: z.literal(true) }),
    errors: ['UNAUTHENTICATED'],
    rateLimit: BOUNCE_LIMIT,
    handler: async (request, deps) => {
      if (!isProvider(deps.config.mailBounceKey, request.raw.headers.authorization)) {
        throw new AppError('UNAUTHENTICATED');
      }
      await recordBounces(deps, readBounces(request.body, deps.clock.now()));
      return ok({ received: true });
    },
  }),
];

/** Compared by digest, so that neither length nor content of the key shows in the time it takes. */
function isProvider(key: string | undefined, authorization: string | undefined): boolean {
  const shown = BEARER.exec(authorization ?? '')?.[1];
  return (
    key !== undefined &&
    shown !== undefined &&
    timingSafeEqual(Buffer.from(sha256Hex(shown)), Buffer.from(sha256Hex(key)))
  );
}
