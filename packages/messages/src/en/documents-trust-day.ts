/** The sealed paper of a closed day of the trust accounts. */
export const documentsTrustDay = {
  title: 'Trust reconciliation',
  subtitle: 'Day closed: {{day}}',
  sealReason: '{{title}}, closed by $t(brand.legalName)',
  intro:
    'This document shows the trust accounts at the end of {{day}}: bank balances, book balances and investors’ money. It lists every difference.',
  since: 'The previous closed day is {{day}}; its closing balances are the opening balances here.',
  first: 'No earlier day was closed.',
  balances: 'Balances',
  accounts: 'Trust accounts',
  shownBy: {
    statement: '{{amount}}, per the bank statement',
    reading: '{{amount}}, from the bank’s site; no activity',
  },
  differences: 'Differences',
  none: 'No differences.',
  part: {
    day: 'Since',
    account: 'Account',
    order: 'Order',
    text: 'As reported',
    clearedOn: 'Cleared on',
    explanation: 'Cause',
    words: 'Explanation',
    by: 'Written by',
  },
  closing: 'Closing of the day',
  who: 'Two people',
  people: {
    preparedBy: 'Prepared by',
    preparedAt: 'Prepared',
    reviewedBy: 'Reviewed and closed by',
    closedAt: 'Closed',
    hash: 'SHA-256 of the version both saw',
  },
  orders: 'Money held for orders',
  ordersCaption: 'By order',
};
