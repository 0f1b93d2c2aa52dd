/** What about money somebody of the office has to look at: on a page of its own, and with an order and an investor. */
export const officeFlags = {
  title: 'Payment flags',
  intro: 'What about money needs a person, what to do about it, and what was done.',
  states: { label: 'Which flags', open: 'Open', cleared: 'Cleared' },
  list: { open: 'Open flags, oldest first', cleared: 'Cleared flags, newest first' },
  count_one: '{{number}} flag',
  count_other: '{{number}} flags',
  capped: '{{number}}+',
  kinds: {
    'money-for-closed-order': {
      what: 'Money arrived for an order that is closed.',
      todo: 'Refund it on the page of the order, or talk to the investor first.',
    },
    overpaid: {
      what: 'More money arrived than the order costs.',
      todo: 'Refund what is too much on the page of the order.',
    },
    'refund-due': {
      what: 'The order ended while its money is in trust.',
      todo: 'Propose the refund on the page of the order. The flag goes by itself once it is booked.',
    },
    'debit-under-way': {
      what: 'The order ended while its debit is at the bank.',
      todo: 'Ask the bank to call it back. If the money comes all the same, record it and refund it.',
    },
    returned: {
      what: 'The bank gave a payment back.',
      todo: 'We asked the investor to pay in another way. Call them if nothing comes.',
    },
    'over-returned': {
      what: 'More came back than ever arrived.',
      todo: 'Its receipt may still come. If it does not, ask the bank what was returned.',
    },
    'looks-twice': {
      what: 'Two payments have the same reference and amount.',
      todo: 'Ask the bank if it was paid twice. If so, clear this: both count from then on. If not, count it once: one is taken out.',
    },
    'on-two-orders': {
      what: 'The same reference and amount are on another order of the investor.',
      todo: 'Find out which order it was for. If each is its own payment, clear this.',
    },
    'told-otherwise': {
      what: 'The bank told one event in two ways.',
      todo: 'The first way counts and this one is not booked. Ask the bank which is right.',
    },
    unmatched: {
      what: 'Money came for an order that nobody knows.',
      todo: 'Find out whose it is by the reference and the amount. Then finance gives it to its order.',
    },
    'account-changed': {
      what: 'The account to debit is not the one from before.',
      todo: 'Call the investor and check it, then clear this. Until then the order is in no debit file.',
    },
  },
  amount: 'Amount: {{amount}}',
  reference: 'Reference: {{reference}}',
  told: 'The bank names the order {{told}}',
  order: 'Order {{reference}}',
  noOrder: 'No order known',
  sinceToday: 'Open since {{when}}',
  since_one: 'Open since {{when}} ({{number}} day)',
  since_other: 'Open since {{when}} ({{number}} days)',
  due: 'Due {{when}}',
  overdue: 'Overdue',
  clear: {
    action: 'Clear',
    label: 'Clear the flag: {{what}}',
    title: 'Clear this flag',
    text: 'It leaves the list. Your reason stays with your name, on this page and in the audit log.',
    reason: 'What you found out',
    required: 'Give a reason',
    tooLong: 'Use 1,000 characters or fewer',
    done: 'The flag is cleared.',
  },
  countOnce: {
    action: 'Count once',
    label: 'Count once: {{what}}',
    title: 'Count this payment once',
    text: 'A row against it takes one of the two out. Your reason stays with your name in the audit log.',
    done: 'The payment counts once.',
  },
  apply: {
    action: 'Give to an order',
    label: 'Give to an order: {{what}}',
    title: 'Which order is this money for?',
    chosen: 'It goes to order {{order}} of {{investor}}.',
    give: 'Give it to {{order}}',
    done: 'The money is with order {{order}}.',
  },
  profile: {
    title: 'About the profile',
    kinds: {
      'same-number': {
        what: 'Another account has the same social insurance number.',
        todo: 'Find out whose number it is. Tell neither of them about the other.',
      },
      'other-name': {
        what: 'The profile has another name than the account.',
        todo: 'Compare it with the identity document.',
      },
    },
    other: 'See the other account',
    clearText: 'It leaves this page and the desk. Your reason stays with your name in the audit log.',
  },
  cleared: {
    by: 'Cleared by {{name}} on {{when}}',
    unknown: 'Cleared on {{when}}',
    byItself: 'Ended by itself on {{when}}: what it asked for is done.',
    reason: 'Reason: {{reason}}',
  },
  empty: {
    open: { title: 'No payment needs a person', text: 'New flags show here by themselves.' },
    cleared: { title: 'Nothing was cleared yet', text: 'Cleared flags stay here with who, when and why.' },
  },
  part: { title: 'Money that needs a person', all: 'All payment flags' },
  pages: { label: 'Pages of the list', first: 'First page', next: 'Next page' },
  movements: {
    received: 'Received',
    returned: 'Returned',
    released: 'Released to the issuer',
    refunded: 'Refunded',
    'receipt-reversed': 'Receipt taken back out',
    'return-reversed': 'Return taken back out',
    'paid-out': 'Left the bank',
    'pay-out-reversed': 'Pay-out undone',
    authorization: 'Debit authorized',
  },
} as const;
