/** The names of the office's pages about money, above each of them. */
export const officeMoneyPages = {
  label: 'Trust account pages',
  tabs: {
    bank: 'Bank statements',
    matching: 'Match lines',
    unapplied: 'Unapplied funds',
    days: 'Daily reconciliation',
    debits: 'Debits',
    flags: 'Payment flags',
  },
} as const;
