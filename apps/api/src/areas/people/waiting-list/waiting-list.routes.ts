import {
  waitingListJoinedSchema,
  waitingListLeftSchema,
} from '@portal/domain/people/waiting-list/listed.wire';
import { WaitingListInput } from '@portal/domain/people/waiting-list/waiting-list';
import { z } from 'zod';
import { LINK_TOKEN_LENGTH_MAX } from '../../../platform/crypto/write-link-token.ts';
import { inBody } from '../../../platform/http/routing/counted-account.ts';
import { ok, publicRoute, type Route } from '../../../platform/http/routing/route.ts';
import { LINK_LIMIT } from '../accounts/profile/account-rate-limits.ts';
import { joinWaitingList, leaveWaitingList } from './join-waiting-list.ts';

const JOIN_LIMIT = { max: 10, windowSeconds: 900, account: { max: 5, of: inBody('email') } };

export const waitingListRoutes: readonly Route[] = [
  publicRoute({
    method: 'POST',
    path: '/waiting-list',
    summary: 'Ask to be told when the dealer is registered in a province',
    description:
      'Confirmed by a message with a link that leads off the list. For provinces where it is not registered only.',
    body: WaitingListInput,
    answer: waitingListJoinedSchema,
    rateLimit: JOIN_LIMIT,
    handler: async (request, deps) => {
      await joinWaitingList(deps, request.body, request.language);
      return ok({ joined: true });
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/waiting-list/leave/:token',
    summary: "Leave the waiting list with its mail's link",
    params: z.object({ token: z.string().max(LINK_TOKEN_LENGTH_MAX) }),
    resources: { token: 'credential' },
    answer: waitingListLeftSchema,
    errors: ['NOT_FOUND'],
    rateLimit: LINK_LIMIT,
    handler: async (request, deps) => {
      await leaveWaitingList(deps, request.params.token);
      return ok({ left: true });
    },
  }),
];
