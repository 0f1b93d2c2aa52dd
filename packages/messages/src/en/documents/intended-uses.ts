/** What an investment is for, as its investor chooses it and papers print it. */
export const intendedUses = {
  growth: 'Savings that grow over the years',
  income: 'Regular income',
  retirement: 'Retirement',
  purchase: 'A home or another large purchase',
  education: 'Education',
  family: 'Money for the family or heirs',
} as const;
