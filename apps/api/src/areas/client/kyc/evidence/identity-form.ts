import type { FieldSpec } from '@portal/domain/client/kyc/fields/field-spec';
import { fieldSpecOf } from '@portal/domain/client/kyc/sections/section-schemas';
import type { FilePurpose } from '../../../../platform/files/kept/stored-file.ts';

/** Whose evidence it is: the investor's own or the spouse's. */
export type IdentityPerson = 'principal' | 'secondary';

export type UploadedFile = { name: string; path: string; purpose: FilePurpose };

/**
 * What an identity evidence form may hold: the names of its parts, and where each goes in the person's part of the
 * section.
 */
export type IdentityForm = {
  files: readonly UploadedFile[];
  texts: readonly { name: string; path: string }[];
  /** The file that evidence of this type cannot do without. */
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

/** The path of a field of a person's part, relative to the section. */
export function pathOf(person: IdentityPerson, path: string): string {
  return `${person}.${path}`;
}

/** The field spec of a field of a person's part. */
export function specOf(person: IdentityPerson, path: string): FieldSpec | undefined {
  return fieldSpecOf('identityVerification', pathOf(person, path));
}
