import type { kycOptions as english } from '../en/kyc-options.ts';
import type { Texts } from '../texts.ts';

export const kycOptions: Texts<typeof english> = {
  title: {
    mr: 'M.',
    ms: 'Mme',
    mx: 'Mx',
    dr: 'Dr ou Dre',
  },
  gender: {
    man: 'Homme',
    woman: 'Femme',
    another: 'Autre genre',
    undisclosed: 'Je préfère ne pas répondre',
  },
  maritalStatus: {
    married: 'Marié ou mariée',
    commonLaw: 'En union de fait',
    single: 'Célibataire',
    separated: 'Séparé ou séparée',
    divorced: 'Divorcé ou divorcée',
    widowed: 'Veuf ou veuve',
  },
  employmentStatus: {
    employed: 'Salarié ou salariée',
    retired: 'À la retraite',
    other: 'Autre : aux études, à la maison, entre deux emplois',
    selfEmployed: 'À mon compte',
  },
  idDocumentType: {
    driversLicence: 'Permis de conduire',
    passport: 'Passeport',
    governmentCard: 'Carte de résident permanent ou autre carte gouvernementale avec photo',
  },
  addressProofType: {
    utilityBill: 'Facture de services publics',
    statement: 'Relevé bancaire ou de carte',
  },
  dualDocumentType: {
    bankAccount: 'Relevé bancaire',
    creditCard: 'Relevé de carte de crédit',
    loan: 'Relevé de prêt',
  },
  knowledge: {
    none: 'Aucune : les placements sont nouveaux pour moi',
    basic: 'De base : je connais l’épargne, les obligations et les fonds',
    good: 'Bonne : je comprends le risque, les frais et la liquidité',
    advanced: 'Avancée : j’étudie moi-même les documents d’offre',
  },
  experience: {
    none: 'Je n’ai jamais investi',
    underFiveYears: 'Moins de 5\u00a0ans',
    fiveToTenYears: 'De 5 à 10\u00a0ans',
    overTenYears: 'Plus de 10\u00a0ans',
  },
  objective: {
    preservation: 'Préserver mon capital',
    income: 'Recevoir un revenu régulier',
    balanced: 'Équilibrer revenu et croissance',
    growth: 'Faire croître mon capital à long terme',
    speculation: 'Viser des gains élevés en acceptant des pertes élevées',
  },
  riskTolerance: {
    low: 'Faible : de petites variations de valeur',
    medium: 'Moyenne : des variations modérées pour un meilleur rendement',
    high: 'Élevée : de grandes variations, même la perte totale',
  },
  risk: {
    low: 'Faible : même une petite perte changerait mon niveau de vie',
    medium: 'Moyenne : je pourrais en perdre jusqu’à la moitié et vivre comme aujourd’hui',
    high: 'Élevée : je pourrais tout perdre et vivre comme aujourd’hui',
  },
  liquidityNeed: {
    none: 'Faible : je n’en aurai pas besoin avant la fin',
    some: 'Moyen : je pourrais avoir besoin plus tôt de la moitié au plus',
    most: 'Élevé : je pourrais avoir besoin plus tôt de presque tout',
  },
  registration: {
    registered:
      'Je suis inscrite ou inscrit pour conseiller ou vendre au nom d’un conseiller ou d’un courtier',
    formerly: 'Je l’ai été, et pas seulement pour un courtier sur le marché restreint',
    firmOnly: 'Je travaille, ou j’ai travaillé, pour une telle société, sans plus',
  },
  noTaxNumber: {
    applied: 'J’en ai fait la demande et ne l’ai pas encore reçu',
    notIssued: 'Ce pays n’en attribue pas',
    other: 'Une autre raison',
  },
  source: {
    savings: 'Épargne tirée d’un emploi ou d’une entreprise',
    saleOfAssets: 'Vente de biens, d’une entreprise ou de placements',
    inheritanceOrGift: 'Héritage ou don',
    pension: 'Pension ou régime de retraite',
    borrowed: 'Argent emprunté',
    other: 'Autre provenance',
  },
  investmentsOutside: {
    none: 'Rien',
    upTo10k: '10 000 $ ou moins',
    upTo30k: 'Plus de 10 000 $, jusqu’à 30 000 $',
    upTo100k: 'Plus de 30 000 $, jusqu’à 100 000 $',
    over100k: 'Plus de 100 000 $',
  },
};
