import type { Language } from '@portal/domain/ground/people/languages';
import type { DocumentParticulars } from '../document-particulars.ts';
import type { KycFacts } from '../kyc-facts.ts';

const TEXTS = {
  en: {
    deal: 'Harbourview Student Residences',
    location: 'Halifax, Nova Scotia',
    funds: 'Savings from employment',
  },
  fr: {
    deal: 'Résidences étudiantes Harbourview',
    location: 'Halifax (Nouvelle-Écosse)',
    funds: 'Épargne tirée de mon emploi',
  },
};

/** A complete order of a person in Québec with accents, an apostrophe and a hyphen in the names. */
export function sampleParticulars(
  language: Language,
  changes: Partial<DocumentParticulars> = {},
): DocumentParticulars {
  const texts = TEXTS[language];
  return {
    language,
    preparedAt: '2026-11-20T15:30:00.000Z',
    dealer: {
      name: 'Northline Exempt Market Inc.',
      phone: '1-844-955-4114',
      email: 'support@northline.example',
      complaintsEmail: 'complaints@northline.example',
      representative: 'Oluwaseun Okafor',
    },
    investor: {
      name: 'Marie-Ève O’Brien-Tremblay',
      address: '4532, rue Saint-Denis, app. 3, Montréal (Québec) H2J 2L4',
      email: 'marie-eve.tremblay@courriel.example',
      phone: '514-555-0142',
      province: 'CAN-QC',
    },
    jointInvestor: null,
    deal: {
      name: texts.deal,
      location: texts.location,
      issuer: {
        name: 'Harbourview Residences Limited Partnership',
        city: 'Halifax',
        province: 'CAN-NS',
        email: 'investors@harbourview.example',
        phone: '902-555-0188',
      },
      dealerFeeBasisPoints: 550,
    },
    order: {
      id: 'NL-2026-004217',
      quantity: 250,
      unitPriceCents: 10_000n,
      totalCents: 2_500_000n,
      paymentMethod: 'debit',
      scheduleA: { city: 'Montréal', province: 'CAN-QC', sourceOfFunds: texts.funds },
    },
    ...changes,
  };
}

/** The profile of the same person. */
export function sampleFacts(language: Language): KycFacts {
  const pick = (english: string, french: string) => (language === 'en' ? english : french);
  return {
    language,
    version: 3,
    person: {
      name: 'Marie-Ève O’Brien-Tremblay',
      birthdate: '1986-04-17',
      maritalStatus: pick('Common-law', 'Conjointe de fait'),
      dependents: 2,
      address: '4532, rue Saint-Denis, app. 3, Montréal (Québec) H2J 2L4',
      phone: '514-555-0142',
      email: 'marie-eve.tremblay@courriel.example',
      citizenship: 'Canada',
      isCanadianTaxResident: true,
      sinMasked: '••• ••• 286',
      identity: pick('Passport, ••••• 482', 'Passeport, ••••• 482'),
      identityExpiry: '2031-06-30',
    },
    work: {
      status: pick('Employed', 'Salariée'),
      occupation: pick('Structural engineer', 'Ingénieure en structure'),
      employer: 'Groupe Laurentide inc.',
    },
    income: { currentCents: 11_800_000n, lastCents: 11_250_050n, beforeCents: 10_975_000n },
    spouseIncome: { currentCents: 7_400_000n, lastCents: 7_100_000n, beforeCents: 6_980_000n },
    assetsCents: 98_750_000n,
    liabilitiesCents: 41_200_000n,
    netWorthCents: 57_550_000n,
    investing: {
      knowledge: pick('Good', 'Bonnes'),
      experience: pick('Five to ten years', 'De cinq à dix ans'),
      objective: pick('Income and growth', 'Revenu et croissance'),
      horizonYears: '7',
      riskTolerance: pick('Medium', 'Moyenne'),
      comfortablePercent: 20,
      lossHighPercent: 20,
      lossMediumPercent: 50,
      lossLowPercent: 30,
    },
    political: { isPep: false, isHio: false, isFamily: false, isRegistrant: false },
  };
}
