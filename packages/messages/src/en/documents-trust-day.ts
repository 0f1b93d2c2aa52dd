/** The sealed paper of a closed day of the trust accounts. */
export const documentsTrustDay = {
  title: 'Trust reconciliation',
  subtitle: 'Day closed: {{day}}',
  sealReason: '{{title}}, closed by $t(brand.legalName)',
  intro:
    'This paper shows the trust accounts at the end of {{day}}: what the banks said, what the books said, and what was investors’ money. It names every difference.',
  since: 'The day closed before it is {{day}}; its closing balances are the opening balances here.',
  first: 'No day was closed before it.',
  balances: 'The three balances',
  accounts: 'Trust accounts',
  shownBy: {
    statement: '{{amount}}, by the bank’s statement',
    reading: '{{amount}}, read off the bank’s page; nothing had moved',
  },
  differences: 'Differences',
  none: 'There was no difference.',
  part: {
    day: 'Since',
    account: 'Account',
    order: 'Order',
    text: 'As it was told',
    clearedOn: 'Cleared on',
    explanation: 'Explained as',
    words: 'In their words',
    by: 'Written by',
  },
  closing: 'How the day was closed',
  who: 'Two persons',
  people: {
    preparedBy: 'Prepared by',
    preparedAt: 'Prepared',
    reviewedBy: 'Reviewed and closed by',
    closedAt: 'Closed',
    hash: 'SHA-256 of what both saw',
  },
  orders: 'Money held for orders',
  ordersCaption: 'By order',
};
