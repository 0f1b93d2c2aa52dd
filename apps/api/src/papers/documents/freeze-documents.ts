import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { DocumentBlock, SigningDocumentKind } from '@portal/domain/agreement/signing/signing.wire';
import type { LawForm } from '@portal/domain/ground/law/law-forms';
import type { Language } from '@portal/domain/ground/people/languages';
import { translateKey } from '../../platform/language/translate.ts';
import { type FormToSign, lawForm } from '../law-forms/law-form.ts';
import { contentHash } from './content-hash.ts';
import type { DocumentContent, DocumentParticulars, Translate } from './document-particulars.ts';
import { kycConfirmation } from './kyc-confirmation.ts';
import type { KycFacts } from './kyc-facts.ts';
import { riskAcknowledgement } from './risk-acknowledgement.ts';
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

const KIND_OF_FORM: Readonly<Record<LawForm, SigningDocumentKind>> = {
  F9: 'form-f9',
  F4: 'form-f4',
  'F4-schedules': 'form-f4-schedules',
  F12: 'form-f12',
  F5: 'form-f5',
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
  forms: readonly FormToSign[],
  newId: () => string,
): FrozenDocument[] {
  const t = speaking(particulars.language);
  return [
    ...(facts === null ? [] : [freezeProfile(facts, newId)]),
    freeze(newId(), 'subscription-agreement', subscriptionAgreement(particulars, t)),
    freeze(newId(), 'risk-acknowledgement', riskAcknowledgement(particulars, t, forms)),
    ...forms.map((form) => ({
      ...freeze(newId(), KIND_OF_FORM[form.form], lawForm(form, particulars, t)),
      for: form.for,
      ...(form.isSpecimen ? { isSpecimen: true as const } : {}),
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
