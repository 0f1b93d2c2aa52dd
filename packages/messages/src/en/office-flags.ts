/** What about money somebody of the office has to look at: on a page of its own, and with an order and an investor. */
export const officeFlags = {
  title: 'Payment flags',
  intro: 'Payments that need attention, what to do about each, and what was done.',
  states: { label: 'Flag status', open: 'Open', cleared: 'Cleared' },
  list: { open: 'Open flags, oldest first', cleared: 'Cleared flags, newest first' },
  columns: { what: 'Flag', facts: 'Payment', times: 'Time', moves: 'Actions' },
  count_one: '{{number}} flag',
  count_other: '{{number}} flags',
  kinds: {
    'money-for-closed-order': {
      what: 'Payment received for a closed order.',
      todo: 'Refund it from the order’s page, or talk to the investor first.',
    },
    overpaid: {
      what: 'Payment exceeds the order total.',
      todo: 'Refund the excess from the order’s page.',
    },
    'refund-due': {
      what: 'Order ended with money still in trust.',
      todo: 'Propose a refund from the order’s page. The flag clears itself once the refund is booked.',
    },
    'debit-under-way': {
      what: 'Order ended with its debit in progress.',
      todo: 'Ask the bank to recall the debit. If the money still arrives, record it and refund it.',
    },
    returned: {
      what: 'Payment returned by the bank.',
      todo: 'We asked the investor to pay another way. Call if no payment arrives.',
    },
    'over-returned': {
      what: 'More was returned than was ever received.',
      todo: 'The receipt may still arrive. If it does not, ask the bank what it returned.',
    },
    'looks-twice': {
      what: 'Two payments of one amount have the same reference or close dates.',
      todo: 'Ask the bank if there were two payments. If so, clear the flag and both count. If not, count the payment once.',
    },
    'on-two-orders': {
      what: 'Another order of the investor has the same reference and amount.',
      todo: 'Find out which order the payment is for. If there were two payments, clear the flag.',
    },
    'told-otherwise': {
      what: 'The bank or the signing provider reported one event in two ways.',
      todo: 'The first report counts and this one is not booked. Ask who sent it which is right.',
    },
    unmatched: {
      what: 'Payment received for an unknown order.',
      todo: 'Use the reference and the amount to find its order. Finance then allocates it.',
    },
    'account-changed': {
      what: 'The account to debit has changed.',
      todo: 'Call the investor to verify it, then clear the flag. Until then, no debit file includes the order.',
    },
    'payer-differs': {
      what: 'The payor is not the investor.',
      todo: 'Ask the investor who paid and why. If all is clear, clear the flag. If not, undo the match.',
    },
  },
  amount: 'Amount: {{amount}}',
  reference: 'Reference: {{reference}}',
  payor: 'Payor: {{payor}}',
  told: 'Order per the bank: {{told}}',
  order: 'Order {{reference}}',
  noOrder: 'Unknown order',
  sinceToday: 'Flagged {{when}}',
  since_one: 'Flagged {{when}} ({{number}} day)',
  since_other: 'Flagged {{when}} ({{number}} days)',
  due: 'Due {{when}}',
  overdue: 'Overdue',
  clear: {
    action: 'Clear flag',
    label: 'Clear flag: {{what}}',
    title: 'Clear this flag',
    text: 'The flag leaves the list. Your name and reason stay on this page and in the audit log.',
    reason: 'Your finding',
    done: 'Flag cleared.',
  },
  countOnce: {
    action: 'Count once',
    label: 'Count once: {{what}}',
    title: 'Count this payment once',
    text: 'A reversing entry removes one of the two. Your name and reason stay in the audit log.',
    done: 'The payment now counts once.',
  },
  apply: {
    action: 'Allocate to order',
    label: 'Allocate to order: {{what}}',
    title: 'Allocate this payment',
    chosen: 'Goes to order {{order}} of {{investor}}.',
    give: 'Allocate to {{order}}',
    done: 'Payment allocated to order {{order}}.',
  },
  profile: {
    title: 'Profile flags',
    kinds: {
      'same-number': {
        what: 'Another account has the same social insurance number.',
        todo: 'Find out whose number it is. Do not tell either person about the other.',
      },
      'other-name': {
        what: 'The name on the profile differs from the account.',
        todo: 'Compare it with the identity document.',
      },
      'box-residence': {
        what: 'The residence is a box at a post office.',
        todo: 'Ask where the person lives, and compare it with the proof of address.',
      },
      'third-party': {
        what: 'An order is made for somebody else.',
        todo: 'Read in the order for whom. Ask what is behind it, and decide whether we may sell.',
      },
    },
    other: 'Open the other account',
    order: 'Open the order',
    clearText: 'The flag leaves this page and the desk. Your name and reason stay in the audit log.',
  },
  cleared: {
    by: 'Cleared by {{name}} on {{when}}',
    unknown: 'Cleared on {{when}}',
    byItself: 'Cleared by itself on {{when}}: the issue is resolved.',
    reason: 'Reason: {{reason}}',
  },
  empty: {
    open: { title: 'No open payment flags', text: 'New flags appear here by themselves.' },
    cleared: {
      title: 'No cleared flags yet',
      text: 'Cleared flags stay here with the name, date and reason.',
    },
  },
  part: { title: 'Payment flags', all: 'All payment flags' },
  movements: {
    received: 'Received',
    returned: 'Returned',
    released: 'Released to the issuer',
    refunded: 'Refunded',
    'receipt-reversed': 'Receipt reversed',
    'return-reversed': 'Return reversed',
    'paid-out': 'Paid out by the bank',
    'pay-out-reversed': 'Payout reversed',
    authorization: 'Debit authorized',
  },
} as const;
