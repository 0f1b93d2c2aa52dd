/** Release and refund of an order's money with two persons, on the page of the order. */
export const officeOrderMoney = {
  title: 'Release and refund',
  'propose-release': 'Propose release',
  'propose-refund': 'Propose refund',
  approve: { release: 'Approve release', refund: 'Approve refund' },
  return: 'Return proposal',
  withdraw: 'Withdraw proposal',
  releaseFrom: 'The money can be released from {{when}}, when nobody can cancel any more.',
  releaseNotSigned: 'The money can be released once the order is signed and nobody can cancel any more.',
  open: {
    release: 'A release of {{amount}} is waiting for a second person',
    refund: 'A refund of {{amount}} is waiting for a second person',
    text: 'Proposed by {{name}} on {{when}}, with {{inTrust}} in trust. A second person has until {{until}} to approve it.',
    stays: 'After approval, {{stays}} stays in trust for this order.',
    own: 'You made this proposal. Another person must approve it.',
    worked: 'You recorded or matched this money. Another person must approve it.',
  },
  reasonGiven: 'Reason: {{reason}}',
  ended: {
    release: 'The last proposal, to release {{amount}}, was not carried out',
    refund: 'The last proposal, to refund {{amount}}, was not carried out',
    'amount-changed':
      'The amount in trust changed after the proposal. No money moved. Check the amounts, then propose again.',
    'order-changed':
      'The order changed after the proposal. No money moved. Check the order, then propose again.',
    'order-returned': 'The order went back to the investor after the proposal. No money moved.',
    'order-ended': 'The order ended after the proposal. No money moved.',
    'maker-left': 'The person who proposed it may no longer act. Someone else can propose it again.',
    'decided-in-emergency': 'One person alone decided this in an emergency. The history says who and why.',
    returned: 'Returned by {{name}} on {{when}}: {{reason}}',
    withdrawn: 'Withdrawn by {{name}} on {{when}}',
    expired: 'It was not approved in time.',
  },
  confirm: {
    'propose-release':
      'You propose to release {{amount}} to the issuer. The order has {{inTrust}} in trust. No money moves until another person approves.',
    release: 'We book {{amount}} as released to the issuer and settle the order. We email the investor.',
    refund: 'We book {{amount}} as refunded and email the investor. {{stays}} stays in trust for this order.',
    withdraw: 'It can no longer be approved. You can propose it again.',
  },
  done: {
    'propose-release': 'The release is waiting for a second person.',
    'propose-refund': 'The refund is waiting for a second person.',
    approve: 'Approved and booked.',
    return: 'The proposal was returned to the person who made it.',
    withdraw: 'The proposal is withdrawn.',
  },
  refund: {
    text: 'You can refund up to {{most}}. The order has {{inTrust}} in trust. No money moves until another person approves.',
    amount: 'Amount',
    amountWrong: 'Enter an amount above $0, with at most two decimals',
    tooMuch: 'You can refund at most {{most}}',
  },
  returnable:
    '{{amount}} was debited. The investor’s bank can take it back until {{until}}. After a release or a refund, nothing in trust covers that.',
  reason: 'Reason',
  reasonHint: {
    'propose-refund': 'The person who approves it will read this.',
    return: 'The person who proposed it will read this.',
  },
} as const;
