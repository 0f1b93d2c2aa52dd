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
      hint: 'Tout bien de valeur qui n’a pas sa ligne.',
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
      hint: 'L’argent du régime de retraite d’un ancien employeur, immobilisé jusqu’à la retraite.',
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
      hint: 'Placements privés et placements par notice d’offre chez d’autres courtiers, au prix que vous avez payé.',
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
      hint: 'Pourquoi nous le demandons : investir avec de l’argent emprunté amplifie chaque perte.',
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
