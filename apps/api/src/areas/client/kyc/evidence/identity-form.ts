import type { FieldSpec } from '@portal/domain/client/kyc/field-spec';
import { fieldSpecOf } from '@portal/domain/client/kyc/section-rules';
import type { FilePurpose } from '../../../../platform/files/stored-file.ts';

/** The investor's own evidence, or the spouse's. */
export type IdentityPerson = 'principal' | 'secondary';

export type UploadedFile = { name: string; path: string; purpose: FilePurpose };

/** What a form of identity evidence may hold: its parts' names, and where each goes within a person's part. */
export type IdentityForm = {
  files: readonly UploadedFile[];
  texts: readonly { name: string; path: string }[];
  /** The file without which evidence of this type is none. */
  neededFile: (documentType: unknown) => string | null;
};

export const ID_FORM: IdentityForm = {
  files: [
    { name: 'front', path: 'document.front', purpose: 'identity-front' },
    { name: 'back', path: 'document.back', purpose: 'identity-back' },
  ],
  texts: [
    { name: 'documentType', path: 'document.type' },
    { name: 'documentNumber', path: 'documentNumber' },
    { name: 'expiryDate', path: 'expiryDate' },
  ],
  neededFile: () => 'front',
};

const NEEDED_PROOFS: Readonly<Record<string, string>> = { '1': 'bill', '2': 'statement' };

export const ADDRESS_FORM: IdentityForm = {
  files: [
    { name: 'bill', path: 'addressProof.bill', purpose: 'address-proof' },
    { name: 'statement', path: 'addressProof.statement', purpose: 'address-proof' },
  ],
  texts: [{ name: 'documentType', path: 'addressProof.type' }],
  neededFile: (documentType) => NEEDED_PROOFS[String(documentType)] ?? null,
};

/** The domain's path of a field of a person's part, within the section. */
export function pathOf(person: IdentityPerson, path: string): string {
  return `${person}.${path}`;
}

/** What the rules know of a field of a person's part. */
export function specOf(person: IdentityPerson, path: string): FieldSpec | undefined {
  return fieldSpecOf('identityVerification', pathOf(person, path));
}
