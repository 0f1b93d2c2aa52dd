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
