import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { DocumentBlock, SigningDocumentKind } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { translateKey } from '../../platform/language/translate.ts';
import { contentHash } from './content-hash.ts';
import type { DocumentContent, DocumentParticulars, Translate } from './document-particulars.ts';
import { kycConfirmation } from './kyc-confirmation.ts';
import type { KycFacts } from './kyc-facts.ts';
import { type RowsSaid, riskAcknowledgement } from './risk-acknowledgement.ts';
import { subscriptionAgreement } from './subscription-agreement.ts';

/** A document exactly as it is shown, initialled and printed; the digest is that of its content. */
export type FrozenDocument = {
  id: string;
  /** The one purchaser who signs it, where each signs their own. */
  for?: SignerRole;
  /** Printed with the word on each page. */
  isSpecimen?: true;
  kind: SigningDocumentKind;
  title: string;
  language: Language;
  blocks: DocumentBlock[];
  contentSha256: string;
};

/** A prescribed form of one purchaser, written in the language of the other papers. */
export type WrittenForm = RowsSaid & {
  kind: SigningDocumentKind;
  /** True where the form may not be used in production. */
  isSpecimen: boolean;
  content: DocumentContent;
};

/** Looks texts up in one language, as the builders of documents want it. */
export function speaking(language: Language): Translate {
  return (key, values) => translateKey(language, key, values);
}

/**
 * The documents of an order in one language, in the order of signing, with the prescribed forms of its purchasers. `facts` is null once
 * the profile was signed.
 */
export function freezeDocuments(
  particulars: DocumentParticulars,
  facts: KycFacts | null,
  forms: readonly WrittenForm[],
  newId: () => string,
): FrozenDocument[] {
  const t = speaking(particulars.language);
  return [
    ...(facts === null ? [] : [freezeProfile(facts, newId)]),
    freeze(newId(), 'subscription-agreement', subscriptionAgreement(particulars, t)),
    freeze(newId(), 'risk-acknowledgement', riskAcknowledgement(particulars, t, forms)),
    ...forms.map(({ kind, for: role, isSpecimen, content }) => ({
      ...freeze(newId(), kind, content),
      for: role,
      ...(isSpecimen ? { isSpecimen: true as const } : {}),
    })),
  ];
}

/** The confirmation of a profile in one language. */
export function freezeProfile(facts: KycFacts, newId: () => string): FrozenDocument {
  return freeze(newId(), 'kyc-confirmation', kycConfirmation(facts, speaking(facts.language)));
}

function freeze(id: string, kind: SigningDocumentKind, content: DocumentContent): FrozenDocument {
  return { id, kind, ...content, contentSha256: contentHash(content) };
}
