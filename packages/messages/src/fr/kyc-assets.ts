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
    deposits: {
      label: 'Comptes d’épargne et CPG',
    },
    registeredPlans: {
      label: 'REER et autres régimes enregistrés',
      hint: 'Aussi les FERR, REEE et CELIAPP. Ce qui est immobilisé a sa propre ligne.',
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
      hint: 'Ce que vous pourriez en tirer aujourd’hui. Si personne n’en voulait, inscrivez 0.',
    },
    outsideInvestments: {
      label: 'Placements du marché dispensé ailleurs',
      hint: 'Ce que vous avez acheté chez d’autres courtiers, comme des placements privés. Inscrivez ce que vous pourriez en tirer aujourd’hui, même 0.',
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
  relatedDebt: {
    label: 'Dettes liées aux actifs financiers',
    question:
      'Quelle part de vos dettes a servi à acquérir de l’épargne, des actions ou des assurances, ou est garantie par eux?',
    hint: 'Pourquoi nous le demandons : la loi retranche ces dettes de vos actifs financiers avant de les comparer à une limite. Inscrivez zéro s’il n’y en a pas.',
  },
  ownership: {
    financialAssets: {
      label: 'Actifs financiers qui sont à vous seulement',
      question:
        'Quelle part de l’encaisse, de l’épargne, des actions et des assurances est à vous seulement?',
      hint: 'Pourquoi nous le demandons : une règle ne compte que ce qui est à vous. De ce que vous détenez à deux, comptez la moitié.',
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
