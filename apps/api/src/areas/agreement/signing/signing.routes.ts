import { SIGNATURE_PATH_MAX_LENGTH } from '@portal/domain/agreement/signing/signature-path';
import { SIGNER_NAME_MAX_LENGTH } from '@portal/domain/agreement/signing/signer-name';
import {
  consentAnswerSchema,
  initialAnswerSchema,
  readAnswerSchema,
  signedCopiesSchema,
  signingViewSchema,
} from '@portal/domain/agreement/signing/signing.wire';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { documentPageSchema } from '@portal/domain/ground/pictures/document-page.wire';
import { LAW_CODES } from '@portal/domain/order/exemptions/law-codes';
import { storedFileLinkSchema } from '@portal/domain/order/trades/trade.wire';
import { z } from 'zod';
import { PAGE_ERRORS } from '../../../platform/files/pages/page-errors.ts';
import { PAGE_NUMBER_MAX } from '../../../platform/http/receiving/file-limits.ts';
import { ok, publicRoute, type RateLimit, type Route } from '../../../platform/http/routing/route.ts';
import { acceptMemorandumAsJoint } from './accept-memorandum-as-joint.ts';
import { declineSigning } from './ceremony/decline-signing.ts';
import { chooseSigningLanguage } from './choose-signing-language.ts';
import { consentToSigning } from './consent-to-signing.ts';
import { initialStatement } from './initial-statement.ts';
import { linkToMemorandum, showMemorandumPage } from './memorandum/link-to-memorandum.ts';
import { proofRoutes } from './proof.routes.ts';
import { recordReading } from './record-reading.ts';
import { verificationRoutes } from './seal/verification.routes.ts';
import { listSignedCopies } from './sealing/list-signed-copies.ts';
import { showSigning } from './show-signing.ts';
import { signDocuments } from './sign-documents.ts';

/** Bodies of the ceremony's calls are small; the largest part is a drawn signature. */
const SIGNING_BODY_BYTES_MAX = 32_768;

/** A ceremony takes some fifteen calls; several people may share one address. */
const CEREMONY_LIMIT: RateLimit = { max: 600, windowSeconds: 900 };

const ID_LENGTH_MAX = 64;
const TOKEN_LENGTH_MAX = 128;

const Id = z.string().min(1).max(ID_LENGTH_MAX);
const TokenBody = z.object({ token: z.string().min(1).max(TOKEN_LENGTH_MAX) });
const SignerName = z
  .string({ error: 'signing.issues.nameMissing' })
  .trim()
  .min(1, 'signing.issues.nameMissing')
  .max(SIGNER_NAME_MAX_LENGTH, 'errors.tooLong');
const Signature = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typed'), name: SignerName }),
  z.object({
    kind: z.literal('drawn'),
    name: SignerName,
    path: z.string().max(SIGNATURE_PATH_MAX_LENGTH, 'signing.issues.drawingTooLong'),
  }),
]);

const CEREMONY = {
  method: 'POST',
  bodyLimitBytes: SIGNING_BODY_BYTES_MAX,
  rateLimit: CEREMONY_LIMIT,
  resources: { token: 'credential', documentId: 'own-name', rowId: 'own-name' },
  errors: [
    'SIGNING_LINK_INVALID',
    'STATE_REFUSES',
    'SIGNING_OUT_OF_TURN',
    'MEMORANDUM_NOT_ACCEPTED',
    'PROVINCE_NOT_SERVED',
    'REPRESENTATIVE_NOT_REGISTERED',
    ...LAW_CODES,
  ],
} as const;

export const signingRoutes: readonly Route[] = [
  ...verificationRoutes,
  ...proofRoutes,
  publicRoute({
    ...CEREMONY,
    path: '/signing/open',
    summary: 'The ceremony behind a link',
    body: TokenBody,
    answer: signingViewSchema,
    handler: async ({ body, language, origin }, deps) =>
      ok(await showSigning(deps, body.token, language, origin)),
  }),
  publicRoute({
    ...CEREMONY,
    path: '/signing/memorandum',
    summary: "A short-lived link to the deal's offering memorandum, for a joint investor",
    body: TokenBody.extend({ documentId: Id }),
    answer: storedFileLinkSchema,
    handler: async ({ body, language, origin }, deps) => {
      const { token, documentId } = body;
      return ok(await linkToMemorandum(deps, token, { documentId, language, origin }));
    },
  }),
  publicRoute({
    ...CEREMONY,
    path: '/signing/memorandum-page',
    summary: "One page of the deal's offering memorandum, for a joint investor to read on the screen",
    description: 'As a page of a file: its text, and a short-lived link to its picture. Pages count from 1.',
    resources: { ...CEREMONY.resources, page: 'published' },
    body: TokenBody.extend({ documentId: Id, page: z.number().int().min(1).max(PAGE_NUMBER_MAX) }),
    answer: documentPageSchema,
    errors: [...CEREMONY.errors, ...PAGE_ERRORS],
    handler: async ({ body, language, origin }, deps) => {
      const { token, ...page } = body;
      return ok(await showMemorandumPage(deps, token, { ...page, language, origin }));
    },
  }),
  publicRoute({
    ...CEREMONY,
    path: '/signing/accept-memorandum',
    summary: "Accept the deal's offering memorandum as joint investor and have it mailed",
    description:
      'Records the document, its version, digest and time. The same version again has no effect; one that was amended meanwhile is refused.',
    body: TokenBody.extend({ documentId: Id }),
    answer: signingViewSchema,
    handler: async ({ body, language, origin }, deps) => {
      const { token, documentId } = body;
      return ok(await acceptMemorandumAsJoint(deps, token, { documentId, language, origin }));
    },
  }),
  publicRoute({
    ...CEREMONY,
    path: '/signing/consent',
    summary: 'Agree to sign electronically',
    body: TokenBody,
    answer: consentAnswerSchema,
    handler: async ({ body, origin }, deps) => ok(await consentToSigning(deps, body.token, origin)),
  }),
  publicRoute({
    ...CEREMONY,
    path: '/signing/language',
    summary: 'Choose the language of the documents, where there is a choice',
    body: TokenBody.extend({ language: z.enum(LANGUAGES, { error: 'errors.choiceUnknown' }) }),
    answer: signingViewSchema,
    handler: async ({ body, language, origin }, deps) =>
      ok(await chooseSigningLanguage(deps, body.token, body.language, language, origin)),
  }),
  publicRoute({
    ...CEREMONY,
    path: '/signing/read',
    summary: "Record that a document's text was shown to its end",
    body: TokenBody.extend({ documentId: Id }),
    answer: readAnswerSchema,
    handler: async ({ body, origin }, deps) =>
      ok(await recordReading(deps, body.token, body.documentId, origin)),
  }),
  publicRoute({
    ...CEREMONY,
    path: '/signing/initial',
    summary: 'Initial one statement',
    body: TokenBody.extend({ documentId: Id, rowId: Id }),
    answer: initialAnswerSchema,
    handler: async ({ body, origin }, deps) => {
      const { token, ...row } = body;
      return ok(await initialStatement(deps, token, row, origin));
    },
  }),
  publicRoute({
    ...CEREMONY,
    path: '/signing/sign',
    summary: 'Sign all documents of the ceremony',
    body: TokenBody.extend({ signature: Signature }),
    answer: signingViewSchema,
    errors: [...CEREMONY.errors, 'EMAIL_NOT_VERIFIED', 'SIGNER_NOT_PROVED'],
    handler: async ({ body, language, origin }, deps) => {
      const { token, signature } = body;
      return ok(await signDocuments(deps, token, { signature, language, origin }));
    },
  }),
  publicRoute({
    ...CEREMONY,
    path: '/signing/decline',
    summary: 'End the ceremony without a signature',
    body: TokenBody,
    answer: signingViewSchema,
    handler: async ({ body, language, origin }, deps) =>
      ok(await declineSigning(deps, body.token, language, origin)),
  }),
  publicRoute({
    ...CEREMONY,
    path: '/signing/copies',
    summary: 'The sealed copies of a signer who has no account',
    body: TokenBody,
    answer: signedCopiesSchema,
    errors: ['SIGNING_LINK_INVALID'],
    handler: async ({ body, language }, deps) => ok(await listSignedCopies(deps, body.token, language)),
  }),
];
