import * as z from 'zod/mini';
import { LANGUAGES } from '../../ground/people/languages.ts';
import { SIGNER_ROLES } from './signer-role.ts';

const language = z.enum(LANGUAGES);
const time = z.iso.datetime();
const text = z.string();
const role = z
  .enum(SIGNER_ROLES)
  .check(z.describe('Who the link was given to: the investor, or the joint investor who signs after.'));
const dealName = z.nullable(
  text.check(z.describe('Null when an investor profile is confirmed by itself, without an order.')),
);

/** Who completes a section of a prescribed form before the purchaser signs it. */
export const FILLED_BY = ['issuer', 'dealer'] as const;
export type FilledBy = (typeof FILLED_BY)[number];

/**
 * The built-in signing ceremony. Its link is `/signing/{token}` on the portal's own origin; the token is a
 * credential and travels in request bodies only
 * (`POST /signing/open|memorandum|accept-memorandum|consent|language|read|initial|sign|decline|copies`).
 */
export const documentBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.literal([2, 3]), text }),
  z.object({ kind: z.literal('paragraph'), text }),
  z.object({ kind: z.literal('warning'), text }),
  z.object({
    kind: z.literal('list'),
    items: z.array(text),
    ordered: z.exactOptional(
      z.boolean().check(z.describe('An ordered list is cited by letter: (a), (b), (c).')),
    ),
  }),
  z.object({
    kind: z.literal('table'),
    caption: text,
    rows: z.array(z.object({ label: text, value: text })),
  }),
  z.object({
    kind: z
      .literal('initial')
      .check(z.describe('A statement that the signer initials by themselves, row by row.')),
    rowId: text,
    title: text,
    text,
  }),
  z.object({
    kind: z
      .literal('choice')
      .check(
        z.describe(
          'Rows of which exactly one is initialled: the last one that was. None is marked beforehand.',
        ),
      ),
    choiceId: text,
    title: text,
    rows: z.array(z.object({ rowId: text, text })),
  }),
  z.object({
    kind: z
      .literal('filled')
      .check(
        z.describe(
          'A section that the issuer or the dealer completed before the purchaser got the document.',
        ),
      ),
    by: z.enum(FILLED_BY),
    caption: text,
    rows: z.array(z.object({ label: text, value: text })),
  }),
]);
export type DocumentBlock = z.infer<typeof documentBlockSchema>;

export const SIGNING_DOCUMENT_KINDS = [
  'kyc-confirmation',
  'subscription-agreement',
  'risk-acknowledgement',
  'form-f9',
  'form-f4',
  'form-f4-schedules',
  'form-f12',
  'form-f5',
] as const;
export type SigningDocumentKind = (typeof SIGNING_DOCUMENT_KINDS)[number];

export const signingDocumentSchema = z.object({
  id: text,
  kind: z.enum(SIGNING_DOCUMENT_KINDS),
  title: text,
  language,
  blocks: z.array(documentBlockSchema),
  readAt: z.nullable(time.check(z.describe('When its text was first shown to its end.'))),
  initialled: z.record(text, time).check(z.describe('Row id to the time it was initialled.')),
});
export type SigningDocument = z.infer<typeof signingDocumentSchema>;

/** Who signs; the initials are what a press on a statement's button leaves there. */
export const signingPersonSchema = z.object({ name: text, email: text, initials: text });
export type SigningPerson = z.infer<typeof signingPersonSchema>;

/** The offering memorandum that a joint investor is given through their link, as it stands today. */
export const signingMemorandumSchema = z.object({
  documentId: text,
  title: text,
  version: z.int(),
  language,
  pages: z.int().check(z.nonnegative()),
  size: z.int().check(z.nonnegative(), z.describe('Bytes.')),
  acceptedAt: z.nullable(
    time.check(z.describe('When they confirmed to have received and read this version; null until then.')),
  ),
  isAmended: z.boolean().check(z.describe('True where they accepted an earlier version of it before.')),
});
export type SigningMemorandum = z.infer<typeof signingMemorandumSchema>;

/** What is signed again of an order whose papers were signed before, and why; what names nothing that changed is not. */
export const signedAgainSchema = z.object({
  kept: z
    .array(z.object({ kind: z.enum(SIGNING_DOCUMENT_KINDS), title: text }))
    .check(z.describe('The papers that keep their signatures.')),
  papers: z.array(
    z.object({
      kind: z.enum(SIGNING_DOCUMENT_KINDS),
      labels: z.array(text).check(z.describe('Of the rows that changed; empty where other words did.')),
    }),
  ),
});
export type SignedAgainView = z.infer<typeof signedAgainSchema>;

/** A document in the language that is not signed: to read only, beside the one that binds. */
export const documentTranslationSchema = z.object({
  kind: z.enum(SIGNING_DOCUMENT_KINDS),
  title: text,
  language,
  blocks: z.array(documentBlockSchema),
});

/** Whether the person may sign now as far as it is about who they are. */
export const signingProofSchema = z.object({
  isAddressVerified: z
    .boolean()
    .check(z.describe('Whether they opened the link that was sent to the address of their account.')),
  provedUntil: z.nullable(
    time.check(z.describe('Until when their last proof lets them sign; null where they have to give one.')),
  ),
  asksFor: z
    .enum(['password', 'code'])
    .check(z.describe('What `POST /user/signing/prove` takes: a code where logging in asks for one.')),
});
export type SigningProof = z.infer<typeof signingProofSchema>;

/** A ceremony that can go on. */
export const signingEnvelopeSchema = z.object({
  envelopeId: text,
  status: z.literal('open'),
  role,
  signer: signingPersonSchema,
  dealName,
  returnUrl: text,
  expiresAt: time.check(z.describe('When this link ends; the ceremony goes on with a new link.')),
  consentedAt: z.nullable(time),
  language: language.check(
    z.describe('The language of the documents below, which is the one that is signed.'),
  ),
  /** A person in Québec is given the French version first (Charter of the French language, s. 55). */
  otherLanguage: z.nullable(
    language.check(
      z.describe('The other language that the signer may expressly choose; null when there is no choice.'),
    ),
  ),
  mustChoose: z
    .exactOptional(z.literal(true))
    .check(
      z.describe(
        'Present for a joint investor in Québec who has yet to choose, where the investor signed in English: the documents are the French ones, to read first.',
      ),
    ),
  documents: z.array(signingDocumentSchema),
  proof: z
    .nullable(signingProofSchema)
    .check(
      z.describe(
        'Null for a joint investor of a ceremony of before, who has no account and signs by their link.',
      ),
    ),
  again: z
    .nullable(signedAgainSchema)
    .check(z.describe('Null where nothing of the order was signed before.')),
  investorName: z.nullable(
    text.check(
      z.describe('For a joint investor: who invited them and signed before. Null for the investor.'),
    ),
  ),
  memorandum: z
    .nullable(signingMemorandumSchema)
    .check(
      z.describe(
        'For a joint investor of a deal that is sold with one: to be accepted before consent and signature. Null for the investor, whose order asks.',
      ),
    ),
  translations: z
    .array(documentTranslationSchema)
    .check(
      z.describe(
        'For a joint investor: the documents in the other language, to read. What is signed is `documents`.',
      ),
    ),
});
export type SigningEnvelope = z.infer<typeof signingEnvelopeSchema>;

/** A ceremony that is over, or whose link has ended: nothing personal is shown any more. */
export const closedSigningSchema = z.object({
  envelopeId: text,
  status: z.enum(['completed', 'declined', 'expired', 'superseded']),
  role,
  dealName,
  returnUrl: text,
  signedAt: z.nullable(time),
  waitingFor: z.nullable(
    text.check(z.describe('After this signature: the name of the person whose signature is missing.')),
  ),
  memorandum: z
    .nullable(signingMemorandumSchema)
    .check(
      z.describe(
        'For a joint investor who signed: an amendment since then that waits to be accepted; else null.',
      ),
    ),
});
export type ClosedSigning = z.infer<typeof closedSigningSchema>;

export const signingViewSchema = z.discriminatedUnion('status', [signingEnvelopeSchema, closedSigningSchema]);
export type SigningView = z.infer<typeof signingViewSchema>;

/** A typed signature is the person's name; a drawn one is an SVG path on a 600 by 200 field. */
export type SignatureInput = { kind: 'typed'; name: string } | { kind: 'drawn'; name: string; path: string };

/** Answer of `GET /user/docusign/...`. */
export const signingLinkSchema = z.object({ url: text, envelopeId: text });
export type SigningLink = z.infer<typeof signingLinkSchema>;

/** A prescribed form among the papers that somebody signs. */
export const formNamedSchema = z.object({ kind: z.enum(SIGNING_DOCUMENT_KINDS), title: text });
export type FormNamed = z.infer<typeof formNamedSchema>;

/** Answer of `GET /user/trade/signing/{id}`: what an investor finds when they go to sign an order. */
export const orderSigningSchema = z.object({
  heldBy: z
    .enum(['portal', 'provider'])
    .check(
      z.describe(
        'Who holds the ceremony. A signing provider asks for the consent to sign electronically itself.',
      ),
    ),
  consentedAt: z.nullable(
    time.check(
      z.describe(
        'When the investor agreed to sign electronically, in the ceremony with which they go on; null until then.',
      ),
    ),
  ),
  email: text.check(z.describe('Where a message says that their copies are there.')),
  proof: signingProofSchema,
  again: z
    .nullable(signedAgainSchema)
    .check(z.describe('Null where nothing of the order was signed before.')),
  forms: z
    .array(formNamedSchema)
    .check(z.describe('Prescribed forms that the investor signs with the other papers.')),
});
export type OrderSigning = z.infer<typeof orderSigningSchema>;

/** Answers of `POST /signing/consent|read|initial`: the time that counts, the first one. */
export const consentAnswerSchema = z.object({ consentedAt: time });
export type ConsentAnswer = z.infer<typeof consentAnswerSchema>;
export const initialAnswerSchema = z.object({ documentId: text, rowId: text, initialledAt: time });
export type InitialAnswer = z.infer<typeof initialAnswerSchema>;
export const readAnswerSchema = z.object({ documentId: text, readAt: time });
export type ReadAnswer = z.infer<typeof readAnswerSchema>;

/** Answer of `POST /signing/copies`: the sealed files of a signer who has no account; each link lives minutes. */
export const signedCopiesSchema = z.object({
  dealName: text,
  signedAt: time,
  expiresAt: time.check(z.describe('When the link to this list ends.')),
  documents: z.array(z.object({ id: text, title: text, url: text, size: z.int().check(z.nonnegative()) })),
});
export type SignedCopies = z.infer<typeof signedCopiesSchema>;

/** What is found out about a file that claims to be a sealed document, in the order in which it is checked. */
export const VERIFICATION_OUTCOMES = [
  'unchanged',
  'added-to',
  'changed',
  'foreign',
  'unsealed',
  'not-pdf',
] as const;
export type VerificationOutcome = (typeof VERIFICATION_OUTCOMES)[number];

/** Answer of `POST /documents/verify`. */
export const documentVerificationSchema = z.object({
  outcome: z
    .enum(VERIFICATION_OUTCOMES)
    .check(
      z.describe(
        'unchanged: sealed by this portal and as it was then; added-to: bytes were added behind its seal; changed: it is not what was sealed; foreign: sealed with another certificate; unsealed: a PDF without a seal.',
      ),
    ),
  sealedAt: z.nullable(time.check(z.describe('As the seal says; null where there is none that holds.'))),
  sealedBy: z.nullable(text.check(z.describe('Name in the certificate of the seal.'))),
  sha256: text.check(z.describe('Fingerprint of the whole file, hexadecimal.')),
});
export type DocumentVerification = z.infer<typeof documentVerificationSchema>;

/** Bodies of the ceremony's calls. */
export type SigningTokenBody = { token: string };
export type LanguageBody = SigningTokenBody & { language: SigningDocument['language'] };
export type ReadBody = SigningTokenBody & { documentId: string };
export type InitialBody = SigningTokenBody & { documentId: string; rowId: string };
export type MemorandumBody = SigningTokenBody & { documentId: string };
export type SignBody = SigningTokenBody & { signature: SignatureInput };
