import {
  checkIdentityInput,
  officeProfileSchema,
  revealedPageSchema,
  revealedSchema,
  revealInput,
} from '@portal/domain/desk/orders/office-profile.wire';
import { z } from 'zod';
import { PAGE_ERRORS } from '../../../../platform/files/pages/page-errors.ts';
import { PAGE_NUMBER_MAX } from '../../../../platform/http/receiving/file-limits.ts';
import { ok, type Route } from '../../../../platform/http/routing/route.ts';
import { staffRoute } from '../../../../platform/http/routing/staff-route.ts';
import { checkIdentity } from './check-identity.ts';
import { REVEAL_LIMIT, revealAnswer } from './reveal-answer.ts';
import { showOfficeProfile } from './show-office-profile.ts';
import { showRevealedPage } from './show-revealed-page.ts';

const OF_PROFILE = {
  params: z.object({ orderId: z.string().max(64), kycId: z.string().max(64) }),
  resources: { orderId: 'trade', kycId: 'kyc' },
} as const;

/** The profile behind an order, and its evidence. */
export const profileDeskRoutes: readonly Route[] = [
  staffRoute({
    method: 'GET',
    path: '/office/orders/:orderId/profiles/:kycId',
    summary: 'Every answer of one version of the profile behind an order',
    description: 'Secret numbers are masked.',
    permission: 'profiles.view',
    ...OF_PROFILE,
    answer: officeProfileSchema,
    errors: ['NOT_FOUND'],
    handler: async ({ params, ...reader }, deps) => ok(await showOfficeProfile(deps, reader, params)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/orders/:orderId/profiles/:kycId/reveal',
    keepsAnswer: false,
    summary: 'Look behind the mask of a number, or at a document, with a reason',
    description:
      'On record is which field, of whom and why; never what stands in it. The reason is given once for an order.',
    permission: 'profiles.reveal',
    rateLimit: REVEAL_LIMIT,
    ...OF_PROFILE,
    body: revealInput,
    answer: revealedSchema,
    errors: ['NOT_FOUND'],
    handler: async ({ params, body, ...reader }, deps) => ok(await revealAnswer(deps, reader, params, body)),
  }),
  staffRoute({
    method: 'GET',
    path: '/office/reveals/:revealId/pages/:page',
    summary: 'One page of a document that the person said why they look at',
    permission: 'profiles.reveal',
    params: z.object({
      revealId: z.string().max(64),
      page: z.coerce.number().int().min(1).max(PAGE_NUMBER_MAX),
    }),
    resources: { revealId: 'own-name', page: 'published' },
    answer: revealedPageSchema,
    errors: ['NOT_FOUND', ...PAGE_ERRORS],
    handler: async ({ actor, params }, deps) => ok(await showRevealedPage(deps, actor, params)),
  }),
  staffRoute({
    method: 'POST',
    path: '/office/orders/:orderId/profiles/:kycId/identity',
    summary: 'Note whether the documents prove the answers',
    permission: 'profiles.check-identity',
    ...OF_PROFILE,
    body: checkIdentityInput,
    answer: z.null(),
    errors: ['NOT_FOUND', 'IDENTITY_UNOPENED'],
    handler: async ({ params, body, ...reader }, deps) => {
      await checkIdentity(deps, reader, params, body);
      return ok(null);
    },
  }),
];
