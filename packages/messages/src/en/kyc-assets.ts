/** Section “assets and liabilities” of the investor profile. */
export const kycAssets = {
  groups: {
    financial: 'What you own',
    liabilities: 'What you owe',
    totals: 'Your net worth',
  },
  financial: {
    residence: {
      label: 'Principal residence',
      hint: 'Its market value today, before any mortgage.',
    },
    rental: {
      label: 'Rental and other real estate',
    },
    business: {
      label: 'Business interests',
      hint: 'Your share of a business you own, at a prudent value.',
    },
    jewelry: {
      label: 'Jewellery, art and collections',
    },
    automobiles: {
      label: 'Vehicles',
    },
    other: {
      label: 'Other property',
      hint: 'Anything of value that no other line names.',
    },
    stocks: {
      label: 'Stocks, bonds and funds',
    },
    savings: {
      label: 'Savings and RRSPs',
    },
    deposits: {
      label: 'Savings accounts and GICs',
    },
    registeredPlans: {
      label: 'RRSPs and other registered plans',
      hint: 'Also RRIFs, RESPs and FHSAs. Plans that are locked in have a line of their own.',
    },
    tfsa: {
      label: 'Tax-free savings account (TFSA)',
    },
    lira: {
      label: 'Locked-in retirement account (LIRA)',
      hint: 'Money from a former employer’s pension plan that stays locked in until retirement.',
    },
    cash: {
      label: 'Cash and chequing accounts',
    },
    insurance: {
      label: 'Life insurance (cash value)',
      hint: 'What the insurer would pay if you ended the policy today.',
    },
    pensions: {
      label: 'Pension plans',
    },
    platformInvestments: {
      label: 'Investments made on this portal',
      hint: 'What you could get for them today. If nobody would buy them, write 0.',
    },
    outsideInvestments: {
      label: 'Exempt market investments elsewhere',
      hint: 'What you bought through other dealers, such as private placements. Give what you could get for them today, which may be 0.',
    },
  },
  liabilities: {
    homeMortgage: {
      label: 'Mortgage on the residence',
    },
    otherMortgage: {
      label: 'Other mortgages',
    },
    automobileLoans: {
      label: 'Vehicle loans',
    },
    creditCards: {
      label: 'Credit cards',
    },
    unsecuredLoans: {
      label: 'Unsecured loans and lines of credit',
    },
    investmentLoans: {
      label: 'Loans taken to invest',
      hint: 'Why we ask: investing with borrowed money makes every loss larger.',
    },
    otherLoans: {
      label: 'Other debts',
    },
  },
  relatedDebt: {
    label: 'Debt on financial assets',
    question: 'How much of what you owe bought cash, savings, stocks or insurance, or is secured by them?',
    hint: 'Why we ask: the law takes this debt off your financial assets before it compares them with a limit. Write 0 if there is none.',
  },
  ownership: {
    financialAssets: {
      label: 'Financial assets that are yours alone',
      question: 'How much of the cash, savings, stocks and insurance is yours alone?',
      hint: 'Why we ask: one rule counts only what is yours. Of what you own together, count half.',
    },
  },
  totals: {
    assets: {
      label: 'Total assets',
    },
    liabilities: {
      label: 'Total liabilities',
    },
    netWorth: {
      label: 'Total net worth',
    },
  },
} as const;
