/** Section “investment profile” of the investor profile. */
export const kycInvesting = {
  groups: {
    experience: 'Your experience',
    goals: 'Your goals',
    risk: 'Your risk',
  },
  knowledge: {
    label: 'Investment knowledge',
    question: 'How well do you know investments?',
  },
  experience: {
    label: 'Investment experience',
    question: 'How long have you been investing?',
  },
  investmentsOutside: {
    label: 'Exempt market purchases elsewhere',
    question:
      'How much have you put into exempt market investments outside this portal in the last 12 months?',
    hint: 'In most provinces the law limits these purchases over 12 months.',
  },
  boughtElsewhere: {
    label: 'Exempt market purchases elsewhere',
    question: 'Have you bought exempt market investments outside this portal in the last 12 months?',
    hint: 'Why we ask: in most provinces the law limits what you may buy in 12 months, from all dealers together.',
  },
  purchasesElsewhere: {
    row1: {
      amount: {
        label: 'Purchase 1: amount',
      },
      day: {
        label: 'Purchase 1: date',
      },
    },
    row2: {
      amount: {
        label: 'Purchase 2: amount',
      },
      day: {
        label: 'Purchase 2: date',
      },
    },
    row3: {
      amount: {
        label: 'Purchase 3: amount',
      },
      day: {
        label: 'Purchase 3: date',
      },
    },
    row4: {
      amount: {
        label: 'Purchase 4: amount',
      },
      day: {
        label: 'Purchase 4: date',
      },
    },
    row5: {
      amount: {
        label: 'Purchase 5: amount',
      },
      day: {
        label: 'Purchase 5: date',
      },
    },
    row6: {
      amount: {
        label: 'Purchase 6: amount',
      },
      day: {
        label: 'Purchase 6: date',
      },
    },
    row7: {
      amount: {
        label: 'Purchase 7: amount',
      },
      day: {
        label: 'Purchase 7: date',
      },
    },
    row8: {
      amount: {
        label: 'Purchase 8: amount',
      },
      day: {
        label: 'Purchase 8: date',
      },
    },
  },
  newAccount: {
    label: 'New client',
    question: 'Is this your first account with an exempt market dealer?',
  },
  objective: {
    label: 'Investment objective',
    question: 'What should this money do for you?',
  },
  timeframeYears: {
    label: 'Time frame in years',
    question: 'In how many years will you need this money?',
    hint: 'Most investments on this portal cannot be sold for several years.',
  },
  liquidityNeed: {
    label: 'Need to take money out',
    question: 'How much of this money might you need back before your investments end?',
    hint: 'Most of them cannot be sold early, even in an emergency.',
  },
  riskTolerance: {
    label: 'Risk tolerance',
    question: 'How much change in value are you willing to accept?',
  },
  risk: {
    label: 'Capacity for loss',
    question: 'How large a loss could you bear without changing how you live?',
    hint: 'Think of your income, savings, debts and family.',
  },
  potentialLoss: {
    label: 'Division by risk',
    question: 'How would you divide your money between investments of low, medium and high risk?',
    hint: 'Three percentages that add up to 100.',
    low: {
      label: 'Low risk, per cent',
      hint: 'A small loss is possible.',
    },
    medium: {
      label: 'Medium risk, per cent',
      hint: 'A moderate loss is possible.',
    },
    high: {
      label: 'High risk, per cent',
      hint: 'Losing everything is possible.',
    },
  },
  comfortablePercentage: {
    label: 'Comfortable share, per cent',
    question: 'Up to what share of your net worth are you comfortable holding in exempt market investments?',
    hint: 'Holding much that is hard to sell is a risk of its own.',
  },
  source: {
    label: 'Source of the money',
    question: 'Where does the money you will invest come from?',
    hint: 'Why we ask: the law against money laundering requires us to know.',
  },
} as const;
