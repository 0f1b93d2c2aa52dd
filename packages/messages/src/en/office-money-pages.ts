/** The names of the office's pages about money, above each of them. */
export const officeMoneyPages = {
  label: 'Pages about money',
  tabs: {
    bank: 'Bank statements',
    matching: 'Match lines',
    unapplied: 'Unapplied',
    days: 'Daily reconciliation',
    debits: 'Debits',
    flags: 'Flags',
  },
} as const;
