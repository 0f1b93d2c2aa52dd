import { acceptMemorandumBodySchema } from '@portal/domain/offering/memorandum/memorandum.wire';
import { messageSentSchema } from '@portal/domain/people/account/account.wire';
import { investorRoute, ok, type Route } from '../../../platform/http/routing/route.ts';
import { acceptMemorandum } from './accept-memorandum.ts';

/** Each new version of a deal takes one call; more than this is a machine. */
const ACCEPT_LIMIT = { max: 30, windowSeconds: 900 };

export const memorandumRoutes: readonly Route[] = [
  investorRoute({
    method: 'POST',
    path: '/sendacceptofferingmemorandumemail',
    summary: "Accept a deal's offering memorandum and have it mailed",
    description:
      'Records that the memorandum was delivered and accepted, with its version, digest and time. The same version again has no effect.',
    body: acceptMemorandumBodySchema,
    answer: messageSentSchema,
    resources: { dealId: 'deal', tradeId: 'trade' },
    errors: ['NOT_FOUND'],
    rateLimit: ACCEPT_LIMIT,
    handler: async (request, deps) => {
      const { dealId, tradeId = null } = request.body;
      const { language, origin } = request;
      await acceptMemorandum(deps, request.actor.investorId, { dealId, tradeId, language, origin });
      return ok({ sent: true });
    },
  }),
];
