import { unsubscribedSchema } from '@portal/domain/people/account/unsubscribe.wire';
import { z } from 'zod';
import { LINK_TOKEN_LENGTH_MAX } from '../../../platform/crypto/write-link-token.ts';
import { ok, publicRoute, type Route } from '../../../platform/http/routing/route.ts';
import { LINK_LIMIT } from '../accounts/profile/account-rate-limits.ts';
import { setOptionalMails } from './unsubscribe-url.ts';

const LINK = {
  params: z.object({ token: z.string().max(LINK_TOKEN_LENGTH_MAX) }),
  resources: { token: 'credential' },
  answer: unsubscribedSchema,
  errors: ['NOT_FOUND'],
  rateLimit: LINK_LIMIT,
} as const;

export const unsubscribeRoutes: readonly Route[] = [
  publicRoute({
    ...LINK,
    method: 'POST',
    path: '/unsubscribe/:token',
    summary: "Stop a kind of optional mail with a mail's link",
    handler: async ({ params }, deps) => {
      const kind = await setOptionalMails(deps, params.token, false);
      return ok({ isSubscribed: false, kind });
    },
  }),
  publicRoute({
    ...LINK,
    method: 'POST',
    path: '/unsubscribe/:token/undo',
    summary: 'Resume a kind of optional mail',
    handler: async ({ params }, deps) => {
      const kind = await setOptionalMails(deps, params.token, true);
      return ok({ isSubscribed: true, kind });
    },
  }),
];
