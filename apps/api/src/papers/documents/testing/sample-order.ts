import type { Language } from '@portal/domain/ground/people/languages';
import type { DocumentParticulars } from '../document-particulars.ts';
import type { KycFacts } from '../kyc-facts.ts';

const TEXTS = {
  en: {
    deal: 'Harbourview Student Residences',
    location: 'Halifax, Nova Scotia',
    funds: 'Savings from employment',
    security: 'Class A limited partnership units',
    release: 'Once $2,000,000 is subscribed, by 30 June 2027.',
    exemption: 'Offering memorandum (NI 45-106, s. 2.9(2.1))',
  },
  fr: {
    deal: 'Résidences étudiantes Harbourview',
    location: 'Halifax (Nouvelle-Écosse)',
    funds: 'Épargne tirée de mon emploi',
    security: 'Parts de société en commandite de catégorie A',
    release: 'Dès que 2\u00a0000\u00a0000\u00a0$ sont souscrits, au plus tard le 30 juin 2027.',
    exemption: 'Notice d’offre (Règlement 45-106, par. 2.9(2.1))',
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
      ownCosts: null,
      offering: {
        security: texts.security,
        trustee: 'Maritime Trust Company',
        releaseConditions: texts.release,
        isReportingIssuer: false,
        isRedeemable: false,
      },
    },
    order: {
      id: 'NL-2026-004217',
      quantity: 250,
      unitPriceCents: 10_000n,
      totalCents: 2_500_000n,
      paymentMethod: 'debit',
      scheduleA: {
        city: 'Montréal',
        province: 'CAN-QC',
        sourceOfFunds: texts.funds,
        intendedUse: 'retirement',
        thirdParty: { isForOther: false },
      },
      exemption: texts.exemption,
    },
    ...changes,
  };
}

/** The profile of the same person: some of its lines in each section. */
export function sampleFacts(language: Language): KycFacts {
  const isEnglish = language === 'en';
  const line = (label: string, value: string) => ({ label, value });
  return {
    language,
    version: 3,
    sections: [
      {
        section: 'basics',
        rows: isEnglish
          ? [
              line('Last name', 'O’Brien-Tremblay'),
              line('Date of birth', 'April\u00a017, 1986'),
              line('Social insurance number', '••• ••• 286'),
            ]
          : [
              line('Nom de famille', 'O’Brien-Tremblay'),
              line('Date de naissance', '17\u00a0avril 1986'),
              line('Numéro d’assurance sociale', '••• ••• 286'),
            ],
      },
      {
        section: 'employment',
        rows: [
          isEnglish
            ? line('Occupation', 'Structural engineer')
            : line('Profession', 'Ingénieure en structure'),
        ],
      },
      {
        section: 'income',
        rows: [
          isEnglish
            ? line('Your income, last year', '$112,500.50')
            : line('Votre revenu de l’an dernier', '112\u00a0500,50\u00a0$'),
        ],
      },
      {
        section: 'investing',
        rows: [
          isEnglish
            ? line('Up to what share of your net worth are you comfortable holding?', '20%')
            : line('Quelle part de votre valeur nette êtes-vous à l’aise de détenir?', '20\u00a0%'),
        ],
      },
    ],
  };
}
