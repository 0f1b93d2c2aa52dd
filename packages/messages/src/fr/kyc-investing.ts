import type { kycInvesting as english } from '../en/kyc-investing.ts';
import type { Texts } from '../texts.ts';

export const kycInvesting: Texts<typeof english> = {
  groups: {
    experience: 'Votre expérience',
    goals: 'Vos objectifs',
    risk: 'Votre risque',
  },
  knowledge: {
    label: 'Connaissance des placements',
    question: 'Quelle est votre connaissance des placements?',
  },
  experience: {
    label: 'Expérience de placement',
    question: 'Depuis combien de temps investissez-vous?',
  },
  investmentsOutside: {
    label: 'Achats ailleurs sur le marché dispensé',
    question:
      'Combien avez-vous investi dans le marché dispensé, hors de ce portail, au cours des 12\u00a0derniers mois?',
    hint: 'Dans la plupart des provinces, la loi limite ces achats sur 12\u00a0mois.',
  },
  boughtElsewhere: {
    label: 'Achats ailleurs sur le marché dispensé',
    question:
      'Avez-vous acheté des placements du marché dispensé hors de ce portail au cours des 12\u00a0derniers mois?',
    hint: 'Pourquoi nous le demandons : dans la plupart des provinces, la loi limite vos achats sur 12\u00a0mois, tous courtiers confondus.',
  },
  purchasesElsewhere: {
    row1: {
      amount: {
        label: 'Achat 1 : montant',
      },
      day: {
        label: 'Achat 1 : date',
      },
    },
    row2: {
      amount: {
        label: 'Achat 2 : montant',
      },
      day: {
        label: 'Achat 2 : date',
      },
    },
    row3: {
      amount: {
        label: 'Achat 3 : montant',
      },
      day: {
        label: 'Achat 3 : date',
      },
    },
    row4: {
      amount: {
        label: 'Achat 4 : montant',
      },
      day: {
        label: 'Achat 4 : date',
      },
    },
    row5: {
      amount: {
        label: 'Achat 5 : montant',
      },
      day: {
        label: 'Achat 5 : date',
      },
    },
    row6: {
      amount: {
        label: 'Achat 6 : montant',
      },
      day: {
        label: 'Achat 6 : date',
      },
    },
    row7: {
      amount: {
        label: 'Achat 7 : montant',
      },
      day: {
        label: 'Achat 7 : date',
      },
    },
    row8: {
      amount: {
        label: 'Achat 8 : montant',
      },
      day: {
        label: 'Achat 8 : date',
      },
    },
  },
  newAccount: {
    label: 'Nouveau client',
    question: 'Est-ce votre premier compte chez un courtier sur le marché dispensé?',
  },
  objective: {
    label: 'Objectif de placement',
    question: 'Que doit faire cet argent pour vous?',
  },
  timeframeYears: {
    label: 'Horizon en années',
    question: 'Dans combien d’années aurez-vous besoin de cet argent?',
    hint: 'La plupart des placements de ce portail ne peuvent être revendus avant plusieurs années.',
  },
  liquidityNeed: {
    label: 'Besoin de retirer de l’argent',
    question: 'De quelle part de cet argent pourriez-vous avoir besoin avant la fin de vos placements?',
    hint: 'La plupart ne peuvent être revendus plus tôt, même en cas d’urgence.',
  },
  riskTolerance: {
    label: 'Tolérance au risque',
    question: 'Quelles variations de valeur acceptez-vous?',
  },
  risk: {
    label: 'Capacité à supporter une perte',
    question: 'Quelle perte pourriez-vous supporter sans changer votre mode de vie?',
    hint: 'Pensez à vos revenus, à votre épargne, à vos dettes et à votre famille.',
  },
  potentialLoss: {
    label: 'Répartition selon le risque',
    question: 'Quelle part de votre argent mettriez-vous à risque faible, moyen et élevé?',
    hint: 'Trois pourcentages dont la somme est 100.',
    low: {
      label: 'Risque faible, en pourcentage',
      hint: 'Une petite perte est possible.',
    },
    medium: {
      label: 'Risque moyen, en pourcentage',
      hint: 'Une perte modérée est possible.',
    },
    high: {
      label: 'Risque élevé, en pourcentage',
      hint: 'Une perte totale est possible.',
    },
  },
  comfortablePercentage: {
    label: 'Part acceptable, en pourcentage',
    question:
      'Jusqu’à quelle part de votre valeur nette êtes-vous à l’aise de détenir en placements du marché dispensé?',
    hint: 'Détenir beaucoup de placements difficiles à revendre est un risque en soi.',
  },
  source: {
    label: 'Provenance de l’argent',
    question: 'D’où vient l’argent que vous investirez?',
    hint: 'Pourquoi nous le demandons : la loi contre le blanchiment d’argent nous oblige à le savoir.',
  },
};
