import { INTERPOLATION, VALUES_IN_TEXTS } from '@portal/domain/ground/formats/interpolation';
import type { Language } from '@portal/domain/ground/people/languages';
import { documents as en } from '@portal/messages/en/documents';
import { documentsAgreement as enAgreement } from '@portal/messages/en/documents-agreement';
import { documentsDealer as enDealer } from '@portal/messages/en/documents-dealer';
import { documentsForms as enForms } from '@portal/messages/en/documents-forms';
import { documentsKyc as enKyc } from '@portal/messages/en/documents-kyc';
import { documentsPdf as enPdf } from '@portal/messages/en/documents-pdf';
import { documentsRisk as enRisk } from '@portal/messages/en/documents-risk';
import { documents as fr } from '@portal/messages/fr/documents';
import { documentsAgreement as frAgreement } from '@portal/messages/fr/documents-agreement';
import { documentsDealer as frDealer } from '@portal/messages/fr/documents-dealer';
import { documentsForms as frForms } from '@portal/messages/fr/documents-forms';
import { documentsKyc as frKyc } from '@portal/messages/fr/documents-kyc';
import { documentsPdf as frPdf } from '@portal/messages/fr/documents-pdf';
import { documentsRisk as frRisk } from '@portal/messages/fr/documents-risk';
import { createInstance } from 'i18next';
import { theBrand } from '../../../platform/brand/the-brand.ts';
import type { Translate } from '../document-particulars.ts';

const { words } = theBrand();
const english = {
  brand: words.en,
  documents: en,
  documentsAgreement: enAgreement,
  documentsDealer: enDealer,
  documentsForms: enForms,
  documentsKyc: enKyc,
  documentsPdf: enPdf,
  documentsRisk: enRisk,
};
const french = {
  brand: words.fr,
  documents: fr,
  documentsAgreement: frAgreement,
  documentsDealer: frDealer,
  documentsForms: frForms,
  documentsKyc: frKyc,
  documentsPdf: frPdf,
  documentsRisk: frRisk,
};

const i18n = createInstance();
await i18n.use(VALUES_IN_TEXTS).init({
  lng: 'en',
  fallbackLng: false,
  resources: { en: { translation: english }, fr: { translation: french } },
  interpolation: INTERPOLATION,
});

/** The documents' own texts, apart from the rest of the product; a key without a text fails the test. */
export function documentTexts(language: Language): Translate {
  const t = i18n.getFixedT(language);
  return (key, values = {}) => {
    if (!i18n.exists(key, { lng: language })) {
      throw new Error(`no ${language} text for ${key}`);
    }
    return t(key, values);
  };
}
