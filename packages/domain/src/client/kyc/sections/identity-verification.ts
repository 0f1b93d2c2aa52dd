import { isMasked } from '../../../ground/formats/mask-number.ts';
import { oneOf } from '../fields/choice-rules.ts';
import { expiryDate } from '../fields/date-rules.ts';
import { isBlank, partAt } from '../fields/draft.ts';
import { askedWhen, field, group, type KeptBy, type Rule } from '../fields/field-schema.ts';
import { type FieldSpec, prefixed } from '../fields/field-spec.ts';
import type { KycContext } from '../fields/kyc-context.ts';
import { TEXT_LIMITS } from '../fields/kyc-limits.ts';
import { ADDRESS_PROOF_TYPES, DUAL_DOCUMENT_TYPES, ID_DOCUMENT_TYPES } from '../fields/options.ts';
import { code, fileId, optional, required, text } from '../fields/text-rules.ts';

const PASSPORT = '2';
const UTILITY_BILL = '1';
const STATEMENT = '2';

/** A passport has one page to show; every other document has a back (specification section 5). */
export function needsBack(documentType: unknown): boolean {
  return documentType !== PASSPORT;
}

/**
 * True when one file stands for both sides of a document. It is a hint beside the back and refuses nothing: one scan may show
 * both sides, and only a person can see whether it does. `holdTheSame` may know of files with ids of their own.
 */
export function isOneFileForBothSides(
  document: unknown,
  holdTheSame = (front: unknown, back: unknown) => front === back,
): boolean {
  const [front, back] = [partAt(document, 'front'), partAt(document, 'back')];
  return needsBack(partAt(document, 'type')) && !isBlank(front) && !isBlank(back) && holdTheSame(front, back);
}

/**
 * The rules of identity verification: the spouse's part counts when the spouse's finances are included. The profile asks for one
 * address, so the investor's proof of it is enough; the spouse may add one of their own.
 */
export function identityVerificationSchema(answers: unknown, context: KycContext) {
  return group({
    principal: identityPartSchema(partAt(answers, 'principal'), context.today, required),
    secondary: askedWhen(
      context.includesSpouse,
      identityPartSchema(partAt(answers, 'secondary'), context.today, optional),
    ),
  });
}

export type IdentityVerification = KeptBy<typeof identityVerificationSchema>;

/** `proven` says whether a proof of address has to be there. */
function identityPartSchema(answers: unknown, today: string, proven: typeof required | typeof optional) {
  const proof = partAt(answers, 'addressProof.type');
  const back = needsBack(partAt(answers, 'document.type')) ? required(fileId) : noFile;
  return group({
    document: group({ type: required(oneOf(ID_DOCUMENT_TYPES)), front: required(fileId), back }),
    documentNumber: required(secret(TEXT_LIMITS.documentNumber)),
    expiryDate: required(expiryDate(today)),
    addressProof: group({
      type: proven(oneOf(ADDRESS_PROOF_TYPES)),
      bill: proof === UTILITY_BILL ? required(fileId) : noFile,
      statement: proof === STATEMENT ? required(fileId) : noFile,
    }),
    dualVerification: dualVerificationSchema(partAt(answers, 'dualVerification')),
  });
}

/** The evidence of one person's identity; files are named by the ids that the uploads gave them. */
export type IdentityPart = KeptBy<typeof identityPartSchema>;

/**
 * Dual verification is needed only once begun: it then takes where the evidence comes from (a source's name or a kind
 * of document) and the number under which it is kept (an account number or a reference).
 */
function dualVerificationSchema(answers: unknown) {
  const given = (name: string) => !isBlank(partAt(answers, name));
  const begun = ['sourceName', 'reference', 'documentType', 'accountNumber'].some(given);
  const needs = (other: string, rule: Rule<string>) =>
    begun && !given(other) ? required(rule) : optional(rule);
  return group({
    sourceName: optional(text(TEXT_LIMITS.sourceName)),
    documentType: needs('sourceName', oneOf(DUAL_DOCUMENT_TYPES)),
    accountNumber: needs('reference', secret(TEXT_LIMITS.accountNumber)),
    reference: optional(secret(TEXT_LIMITS.reference)),
  });
}

/** A number kept secret; its mask stands for the stored one and counts as answered. */
function secret(max: number): Rule<string> {
  const typed = code(max);
  return (answer) => (isMasked(answer) ? { kept: answer } : typed(answer));
}

/** A file that is not asked for: kept when it is there, null otherwise. */
const noFile = field<string | null>((answer) => (isBlank(answer) ? { kept: null } : fileId(answer)));

const PART_FIELDS: readonly FieldSpec[] = [
  { path: 'document.type', kind: 'choice', choices: ID_DOCUMENT_TYPES, hint: true },
  { path: 'documentNumber', kind: 'secret', maxLength: TEXT_LIMITS.documentNumber, hint: true },
  { path: 'expiryDate', kind: 'date' },
  { path: 'document.front', kind: 'file', hint: true },
  { path: 'document.back', kind: 'file', hint: true },
  { path: 'addressProof.type', kind: 'choice', choices: ADDRESS_PROOF_TYPES, hint: true },
  { path: 'addressProof.bill', kind: 'file', hint: true },
  { path: 'addressProof.statement', kind: 'file', hint: true },
  { path: 'dualVerification.sourceName', kind: 'text', maxLength: TEXT_LIMITS.sourceName, hint: true },
  { path: 'dualVerification.reference', kind: 'secret', maxLength: TEXT_LIMITS.reference },
  { path: 'dualVerification.documentType', kind: 'choice', choices: DUAL_DOCUMENT_TYPES },
  {
    path: 'dualVerification.accountNumber',
    kind: 'secret',
    maxLength: TEXT_LIMITS.accountNumber,
    hint: true,
  },
];

export const IDENTITY_VERIFICATION_FIELDS: readonly FieldSpec[] = [
  ...prefixed('principal', PART_FIELDS),
  ...prefixed('secondary', PART_FIELDS),
];
