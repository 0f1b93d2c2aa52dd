import { fieldIssuesOf } from '@portal/domain/ground/forms/field-issue';
import {
  finconnectDoneSchema,
  finconnectLinkSchema,
  finconnectViewSchema,
} from '@portal/domain/money/payments/payments.wire';
import { ORDER_FIELD_LABELS } from '@portal/domain/order/trades/order-fields';
import { ACCOUNT_HOLDER_MAX_LENGTH, bankAccountSchema } from '@portal/domain/order/trades/payment';
import { z } from 'zod';
import { partial } from 'zod/mini';
import { recordFile, withStoredFiles } from '../../../platform/files/kept/keep-file.ts';
import { prepareForm } from '../../../platform/files/preparing/prepare-form.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import {
  investorRoute,
  ok,
  publicRoute,
  type Route,
  UPLOAD_LIMIT,
} from '../../../platform/http/routing/route.ts';
import { finishAtProvider } from './finish-at-provider.ts';
import { linkAccount } from './link-account.ts';
import {
  FINCONNECT_LINK_LIMIT,
  FINCONNECT_PAGE_LIMIT,
  linkToFinconnect,
  requireLink,
} from './link-to-finconnect.ts';
import { showFinconnect } from './show-finconnect.ts';

const ID_LENGTH_MAX = 64;
const TOKEN_LENGTH_MAX = 128;
const RETURN_URL_LENGTH_MAX = 500;
const STATE_LENGTH_MAX = 4_000;
const BODY_BYTES_MAX = 16_384;

const Id = z.string().min(1).max(ID_LENGTH_MAX);
const TokenBody = z.object({ token: z.string().min(1).max(TOKEN_LENGTH_MAX) });
const FormTexts = z.object({
  ...TokenBody.shape,
  agreed: z.literal('true'),
  ...partial(bankAccountSchema).shape,
});
const FILES = ['voidCheque'] as const;
const ProviderBody = z.object({
  state: z.string().min(1).max(STATE_LENGTH_MAX),
  reference: z.string().min(1).max(256),
  lastDigits: z.string().regex(/^\d{2,4}$/),
  accountHolder: z.string().trim().min(1).max(ACCOUNT_HOLDER_MAX_LENGTH),
  signature: z.string().min(1).max(TOKEN_LENGTH_MAX),
});

/** The account entered in the page's form. Throws VALIDATION with every wrong or missing field. */
function readAccount(fields: Record<string, string>) {
  const account = z.safeParse(bankAccountSchema, fields);
  const issues = account.success ? [] : fieldIssuesOf(account.error, ORDER_FIELD_LABELS);
  const missing =
    fields.agreed === 'true' ? [] : [{ path: 'agreed', key: 'finconnect.authorizationRequired' }];
  if (!account.success || missing.length > 0) {
    throw invalid([...issues, ...missing]);
  }
  return account.data;
}

export const finconnectRoutes: readonly Route[] = [
  investorRoute({
    method: 'GET',
    path: '/user/finconnect/investment/link/:id',
    summary: 'A link for linking a bank account to an order',
    description:
      'It is for this investor alone, works once and for half an hour; earlier links of the order end.',
    changesState: true,
    rateLimit: FINCONNECT_LINK_LIMIT,
    params: z.object({ id: Id }),
    query: z.object({ returnUrl: z.string().min(1).max(RETURN_URL_LENGTH_MAX) }),
    resources: { id: 'trade' },
    answer: finconnectLinkSchema,
    errors: ['RETURN_URL_FOREIGN', 'STATE_REFUSES', 'STEP_NOT_REACHED'],
    handler: async ({ actor, params, query, language }, deps) =>
      ok(
        await linkToFinconnect(deps, actor.investorId, {
          tradeId: params.id,
          returnUrl: query.returnUrl,
          language,
        }),
      ),
  }),
  publicRoute({
    method: 'POST',
    path: '/finconnect/open',
    summary: 'The page behind a link for giving a bank account',
    bodyLimitBytes: BODY_BYTES_MAX,
    rateLimit: FINCONNECT_PAGE_LIMIT,
    body: TokenBody,
    resources: { token: 'credential' },
    answer: finconnectViewSchema,
    errors: ['FINCONNECT_LINK_INVALID'],
    handler: async ({ body, language }, deps) => ok(await showFinconnect(deps, body.token, language)),
  }),
  publicRoute({
    method: 'POST',
    path: '/finconnect/link',
    summary: 'Give the account to debit, with the agreement to the debit',
    multipart: { texts: FormTexts, files: FILES },
    rateLimit: UPLOAD_LIMIT,
    resources: { token: 'credential' },
    answer: finconnectDoneSchema,
    errors: ['FINCONNECT_LINK_INVALID', 'STATE_REFUSES', 'NOT_ASKED', 'STEP_NOT_REACHED'],
    handler: async ({ form }, deps) => {
      const token = TokenBody.safeParse(form?.fields).data?.token ?? '';
      const link = await requireLink(deps, token);
      const { investorId, returnUrl } = link;
      const { fields, files } = await prepareForm(deps, { kind: 'investor', investorId }, form);
      const account = readAccount(fields);
      const cheque = files.voidCheque;
      const sent = cheque === undefined ? [] : [{ ...cheque, investorId, purpose: 'void-cheque' as const }];
      await withStoredFiles(deps, sent, ([stored]) =>
        linkAccount(deps, link, { account }, async (trx) =>
          stored === undefined ? null : recordFile(trx, stored),
        ),
      );
      return ok({ returnUrl });
    },
  }),
  publicRoute({
    method: 'POST',
    path: '/finconnect/return',
    summary: 'A provider of linked accounts sends the person back with the account',
    description:
      'The signature is the HMAC-SHA256, in base64url, of state, reference, last digits and account holder, a line each, with the key of the state.',
    bodyLimitBytes: BODY_BYTES_MAX,
    rateLimit: FINCONNECT_PAGE_LIMIT,
    body: ProviderBody,
    resources: { state: 'credential' },
    answer: finconnectDoneSchema,
    errors: ['FINCONNECT_LINK_INVALID', 'STATE_REFUSES', 'NOT_ASKED', 'STEP_NOT_REACHED'],
    handler: async ({ body }, deps) => ok(await finishAtProvider(deps, body)),
  }),
];
