/** Section “income” of the investor profile. */
export const kycIncome = {
  groups: {
    individual: 'Your net income before taxes',
    spouse: 'Net income of your spouse or partner before taxes',
    totals: 'Totals',
  },
  individual: {
    currentYear: {
      label: 'Your net income, expected this year',
      hint: 'What you reasonably expect for the whole year, before taxes.',
    },
    lastYear: {
      label: 'Your net income, last year',
      hint: 'As on your tax return: line 23600, net income.',
    },
    twoYearsAgo: {
      label: 'Your net income, two years ago',
      hint: 'Line 23600 of the return of that year.',
    },
  },
  spouse: {
    currentYear: {
      label: 'Spouse’s net income, expected this year',
      hint: 'What your spouse reasonably expects for the whole year, before taxes.',
    },
    lastYear: {
      label: 'Spouse’s net income, last year',
      hint: 'As on their tax return: line 23600, net income.',
    },
    twoYearsAgo: {
      label: 'Spouse’s net income, two years ago',
      hint: 'Line 23600 of the return of that year.',
    },
  },
  totalIndividual: {
    label: 'Your total, expected this year',
  },
  totalJoint: {
    label: 'Total together, expected this year',
  },
} as const;
