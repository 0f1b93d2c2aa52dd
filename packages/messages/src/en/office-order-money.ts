/** Release and refund of an order's money with two persons, on the page of the order. */
export const officeOrderMoney = {
  title: 'Release and refund',
  'propose-release': 'Propose release',
  'propose-refund': 'Propose refund',
  approve: { release: 'Approve the release', refund: 'Approve the refund' },
  return: 'Send it back',
  withdraw: 'Withdraw it',
  open: {
    release: 'A release of {{amount}} waits for a second person',
    refund: 'A refund of {{amount}} waits for a second person',
    text: 'On {{when}}, {{name}} proposed it, with {{inTrust}} in trust. Until {{until}}, somebody else can approve it.',
    stays: 'Once it is approved, {{stays}} stays in trust for this order.',
    own: 'You proposed this. Somebody else has to approve it.',
  },
  reasonGiven: 'Reason: {{reason}}',
  ended: {
    release: 'The last proposal to release {{amount}} was not carried out',
    refund: 'The last proposal to refund {{amount}} was not carried out',
    'amount-changed':
      'The amount in trust changed after it was proposed. Nothing moved. Look at the money, then propose it again.',
    'order-changed':
      'The order changed after it was proposed. Nothing moved. Look at the order, then propose it again.',
    'order-returned': 'The order went back to its investor after it was proposed. Nothing moved.',
    'order-ended': 'The order ended after it was proposed. Nothing moved.',
    returned: '{{name}} sent it back on {{when}}: {{reason}}',
    withdrawn: '{{name}} withdrew it on {{when}}.',
    expired: 'Nobody approved it in time.',
  },
  confirm: {
    'propose-release':
      'You propose to release {{amount}} to the issuer. {{inTrust}} is in trust. Nothing moves until somebody else approves it.',
    release:
      'Then {{amount}} is booked as released to the issuer, the order is settled, and the investor is told by email.',
    refund:
      'Then {{amount}} is booked as refunded, {{stays}} stays in trust for this order, and the investor is told by email.',
    withdraw: 'Nobody can approve it after that. It can be proposed again.',
  },
  done: {
    'propose-release': 'The release waits for a second person.',
    'propose-refund': 'The refund waits for a second person.',
    approve: 'It is approved and booked.',
    return: 'It went back to who proposed it.',
    withdraw: 'The proposal is withdrawn.',
  },
  refund: {
    text: 'Up to {{most}} may go back to the investor. {{inTrust}} is in trust. Nothing moves until somebody else approves it.',
    amount: 'Amount',
    amountWrong: 'Type an amount of more than $0, with two decimals at most',
    tooMuch: 'At most {{most}} may go back',
  },
  reason: 'Reason',
  reasonHint: {
    'propose-refund': 'Who approves it reads it.',
    return: 'Who proposed it reads it.',
  },
  reasonRequired: 'Give a reason',
} as const;
