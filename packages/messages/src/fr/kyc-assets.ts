import type { kycAssets as english } from '../en/kyc-assets.ts';
import type { Texts } from '../texts.ts';

export const kycAssets: Texts<typeof english> = {
  groups: {
    financial: 'Ce que vous possédez',
    liabilities: 'Ce que vous devez',
    totals: 'Votre valeur nette',
  },
  financial: {
    residence: {
      label: 'Résidence principale',
      hint: 'Sa valeur marchande aujourd’hui, avant toute hypothèque.',
    },
    rental: {
      label: 'Immeubles locatifs et autres immeubles',
    },
    business: {
      label: 'Participations dans une entreprise',
      hint: 'Votre part dans une entreprise, à une valeur prudente.',
    },
    jewelry: {
      label: 'Bijoux, œuvres d’art et collections',
    },
    automobiles: {
      label: 'Véhicules',
    },
    other: {
      label: 'Autres biens',
      hint: 'Tout bien de valeur qu’aucune autre ligne ne nomme.',
    },
    stocks: {
      label: 'Actions, obligations et fonds',
    },
    savings: {
      label: 'Épargne et REER',
    },
    tfsa: {
      label: 'Compte d’épargne libre d’impôt (CELI)',
    },
    lira: {
      label: 'Compte de retraite immobilisé (CRI)',
      hint: 'Ce qui vient du régime d’un ancien employeur et reste bloqué jusqu’à la retraite.',
    },
    cash: {
      label: 'Encaisse et comptes chèques',
    },
    insurance: {
      label: 'Assurance vie (valeur de rachat)',
      hint: 'Ce que l’assureur paierait si vous mettiez fin au contrat aujourd’hui.',
    },
    pensions: {
      label: 'Régimes de retraite',
    },
    platformInvestments: {
      label: 'Placements faits sur ce portail',
      hint: 'Au prix que vous avez payé.',
    },
    outsideInvestments: {
      label: 'Placements du marché dispensé ailleurs',
      hint: 'Ce que vous avez acheté chez d’autres courtiers, comme des placements privés. Inscrivez le prix payé.',
    },
  },
  liabilities: {
    homeMortgage: {
      label: 'Hypothèque sur la résidence',
    },
    otherMortgage: {
      label: 'Autres hypothèques',
    },
    automobileLoans: {
      label: 'Prêts automobiles',
    },
    creditCards: {
      label: 'Cartes de crédit',
    },
    unsecuredLoans: {
      label: 'Prêts et marges de crédit non garantis',
    },
    investmentLoans: {
      label: 'Emprunts contractés pour investir',
      hint: 'Pourquoi nous le demandons\u00a0: avec de l’argent emprunté, chaque perte pèse plus lourd.',
    },
    otherLoans: {
      label: 'Autres dettes',
    },
  },
  totals: {
    assets: {
      label: 'Total de l’actif',
    },
    liabilities: {
      label: 'Total du passif',
    },
    netWorth: {
      label: 'Valeur nette totale',
    },
  },
};
