import { orderSigningSchema, signingLinkSchema } from '@portal/domain/agreement/signing/signing.wire';
import { LAW_CODES } from '@portal/domain/order/exemptions/law-codes';
import { tradeSchema } from '@portal/domain/order/trades/trade.wire';
import { z } from 'zod';
import { investorRoute, ok, type RateLimit, type Route } from '../../../../platform/http/routing/route.ts';
import type { ShowOrder } from '../../../order/trades/show-order.ts';
import { openProfileSigning } from './open-profile-signing.ts';
import { openPurchaseSigning } from './open-purchase-signing.ts';
import { openSigning } from './open-signing.ts';
import { resendJointLink } from './resend-joint-link.ts';
import { showOrderSigning } from './show-order-signing.ts';

/** Each link prepares documents; a person needs a few, not hundreds. */
const SIGNING_LINK_LIMIT: RateLimit = { max: 60, windowSeconds: 900 };

/** Each resent link is a message to somebody's mailbox. */
const JOINT_LINK_LIMIT: RateLimit = { max: 10, windowSeconds: 3_600 };

const ID_LENGTH_MAX = 64;
const RETURN_URL_LENGTH_MAX = 500;

const Id = z.string().min(1).max(ID_LENGTH_MAX);
const ReturnUrl = z.string().min(1).max(RETURN_URL_LENGTH_MAX);
const OrderQuery = z.object({ shareId: Id, returnUrl: ReturnUrl });
const ProfileQuery = z.object({
  kycId: Id,
  type: z.literal('1', { error: 'errors.choiceUnknown' }),
  returnUrl: ReturnUrl,
});

/** Before somebody is sent to a signing provider. */
const PROOF_ERRORS = ['EMAIL_NOT_VERIFIED', 'SIGNER_NOT_PROVED'] as const;

const OPENING_ERRORS = [
  'RETURN_URL_FOREIGN',
  'STATE_REFUSES',
  'STEP_NOT_REACHED',
  'PURCHASER_MISSING',
  'KYC_INCOMPLETE',
  'MEMORANDUM_NOT_ACCEPTED',
  'PROVINCE_NOT_SERVED',
  'REPRESENTATIVE_NOT_REGISTERED',
  ...LAW_CODES,
  'FORM_OFF',
  ...PROOF_ERRORS,
] as const;

/** The link to a profile's own ceremony. */
const profileLinkRoute = investorRoute({
  method: 'GET',
  path: '/user/docusign/:other',
  summary: 'A link to confirm a submitted investor profile on its own, outside an order',
  description: 'Every name but `investment` means the profile; ours is `kyc` (specification section 7).',
  changesState: true,
  rateLimit: SIGNING_LINK_LIMIT,
  params: z.object({ other: Id }),
  query: ProfileQuery,
  resources: { other: 'own-name', kycId: 'kyc' },
  answer: signingLinkSchema,
  errors: ['RETURN_URL_FOREIGN', 'STATE_REFUSES', ...PROOF_ERRORS],
  handler: async ({ actor, query, language, origin }, deps) => {
    const { kycId, returnUrl } = query;
    const request = { kycId, returnUrl, language, origin, sessionTokenHash: actor.sessionTokenHash };
    return ok(await openProfileSigning(deps, actor.investorId, request));
  },
});

/** Links that investors ask for in their own session. */
export const signingLinkRoutes = (showOrder: ShowOrder): readonly Route[] => [
  investorRoute({
    method: 'GET',
    path: '/user/docusign/investment',
    summary: "A link to sign an order's documents; continues the ceremony under way",
    changesState: true,
    rateLimit: SIGNING_LINK_LIMIT,
    query: OrderQuery,
    resources: { shareId: 'trade' },
    answer: signingLinkSchema,
    errors: OPENING_ERRORS,
    handler: async ({ actor, query, language, origin }, deps) => {
      const { shareId, returnUrl } = query;
      const { sessionTokenHash } = actor;
      const request = {
        tradeId: shareId,
        returnUrl,
        language,
        origin,
        sessionTokenHash,
        hasConsented: false,
      };
      return ok(await openSigning(deps, actor.investorId, request));
    },
  }),
  investorRoute({
    method: 'GET',
    path: '/user/trade/signing/:id',
    summary:
      'Who holds the ceremony of an order, and whether its investor agreed to sign electronically in it',
    params: z.object({ id: Id }),
    resources: { id: 'trade' },
    answer: orderSigningSchema,
    errors: ['STATE_REFUSES', 'KYC_INCOMPLETE', 'FORM_OFF'],
    handler: async ({ actor, params, language }, deps) =>
      ok(await showOrderSigning(deps, actor, params.id, language)),
  }),
  investorRoute({
    method: 'POST',
    path: '/user/trade/signing-consent/:id',
    summary: "Agree to sign electronically, and get the link to sign an order's documents",
    description:
      'What `GET /user/docusign/investment` gives, with the consent recorded as `POST /signing/consent` does: the ceremony opens behind it. Nothing is recorded where a signing provider holds the ceremony, which asks by itself.',
    rateLimit: SIGNING_LINK_LIMIT,
    params: z.object({ id: Id }),
    body: z.object({ returnUrl: ReturnUrl }),
    resources: { id: 'trade' },
    answer: signingLinkSchema,
    errors: OPENING_ERRORS,
    handler: async ({ actor, params, body, language, origin }, deps) => {
      const { sessionTokenHash } = actor;
      const { returnUrl } = body;
      const request = {
        tradeId: params.id,
        returnUrl,
        language,
        origin,
        sessionTokenHash,
        hasConsented: true,
      };
      return ok(await openSigning(deps, actor.investorId, request));
    },
  }),
  profileLinkRoute,
  investorRoute({
    method: 'POST',
    path: '/user/trade/joint-link/:id',
    summary: 'Send the joint investor of an order a new signing link by e-mail',
    description: 'The link is only in that message, in no answer; the one before becomes invalid.',
    rateLimit: JOINT_LINK_LIMIT,
    params: z.object({ id: Id }),
    resources: { id: 'trade' },
    answer: tradeSchema,
    errors: ['STATE_REFUSES', 'SIGNING_OUT_OF_TURN'],
    handler: async ({ actor, params, language }, deps) => {
      await resendJointLink(deps, actor.investorId, params.id, 'investor');
      return ok(await showOrder(deps, actor.investorId, params.id, language));
    },
  }),
];

/** The link that a joint investor asks for in their own session. */
export const purchaseSigningRoutes: readonly Route[] = [
  investorRoute({
    method: 'POST',
    path: '/user/purchases/signing/:id',
    summary: "A link to sign an order's documents as its joint investor, in one's own session",
    rateLimit: SIGNING_LINK_LIMIT,
    params: z.object({ id: Id }),
    resources: { id: 'trade' },
    answer: signingLinkSchema,
    errors: ['STATE_REFUSES', 'SIGNING_OUT_OF_TURN'],
    handler: async ({ actor, params, origin }, deps) => {
      const request = { tradeId: params.id, origin, sessionTokenHash: actor.sessionTokenHash };
      return ok(await openPurchaseSigning(deps, actor.investorId, request));
    },
  }),
];
