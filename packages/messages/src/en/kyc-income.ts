/** Section “income” of the investor profile. */
export const kycIncome = {
  groups: {
    individual: 'Your income before tax',
    spouse: 'Income of your spouse or partner before tax',
    totals: 'Totals',
  },
  individual: {
    currentYear: {
      label: 'Your income, this year',
      hint: 'What you expect by the end of the year, before tax.',
    },
    lastYear: {
      label: 'Your income, last year',
    },
    twoYearsAgo: {
      label: 'Your income, two years ago',
    },
  },
  spouse: {
    currentYear: {
      label: 'Spouse’s income, this year',
      hint: 'What your spouse expects by the end of the year, before tax.',
    },
    lastYear: {
      label: 'Spouse’s income, last year',
    },
    twoYearsAgo: {
      label: 'Spouse’s income, two years ago',
    },
  },
  totalIndividual: {
    label: 'Your total this year',
  },
  totalJoint: {
    label: 'Total together this year',
  },
} as const;
