import type { kycIncome as english } from '../en/kyc-income.ts';
import type { Texts } from '../texts.ts';

export const kycIncome: Texts<typeof english> = {
  groups: {
    individual: 'Votre revenu net avant impôts',
    spouse: 'Revenu net avant impôts de votre conjointe ou conjoint',
    totals: 'Totaux',
  },
  individual: {
    currentYear: {
      label: 'Votre revenu net prévu cette année',
      hint: 'Ce que vous prévoyez raisonnablement pour toute l’année, avant impôts.',
    },
    lastYear: {
      label: 'Votre revenu net, l’an dernier',
      hint: 'Comme dans votre déclaration fédérale : ligne 23600, revenu net.',
    },
    twoYearsAgo: {
      label: 'Votre revenu net, il y a deux ans',
      hint: 'Ligne 23600 de la déclaration de cette année-là.',
    },
  },
  spouse: {
    currentYear: {
      label: 'Son revenu net prévu cette année',
      hint: 'Ce que votre conjointe ou conjoint prévoit pour toute l’année, avant impôts.',
    },
    lastYear: {
      label: 'Son revenu net, l’an dernier',
      hint: 'Comme dans sa déclaration fédérale : ligne 23600, revenu net.',
    },
    twoYearsAgo: {
      label: 'Son revenu net, il y a deux ans',
      hint: 'Ligne 23600 de la déclaration de cette année-là.',
    },
  },
  totalIndividual: {
    label: 'Votre total prévu cette année',
  },
  totalJoint: {
    label: 'Total à deux prévu cette année',
  },
};
