import type { kycIncome as english } from '../en/kyc-income.ts';
import type { Texts } from '../texts.ts';

export const kycIncome: Texts<typeof english> = {
  groups: {
    individual: 'Vos revenus avant impôts',
    spouse: 'Revenus de votre conjointe ou conjoint avant impôts',
    totals: 'Totaux',
  },
  individual: {
    currentYear: {
      label: 'Vos revenus, cette année',
      hint: 'Ce que vous prévoyez d’ici la fin de l’année, avant impôts.',
    },
    lastYear: {
      label: 'Vos revenus, l’an dernier',
    },
    twoYearsAgo: {
      label: 'Vos revenus, il y a deux ans',
    },
  },
  spouse: {
    currentYear: {
      label: 'Ses revenus, cette année',
      hint: 'Ce que prévoit votre conjointe ou conjoint d’ici la fin de l’année, avant impôts.',
    },
    lastYear: {
      label: 'Ses revenus, l’an dernier',
    },
    twoYearsAgo: {
      label: 'Ses revenus, il y a deux ans',
    },
  },
  totalIndividual: {
    label: 'Votre total cette année',
  },
  totalJoint: {
    label: 'Total à deux cette année',
  },
};
