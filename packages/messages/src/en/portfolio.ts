/** The portfolio, and the page of one order. */
export const portfolio = {
  title: 'Portfolio',
  intro: 'Your orders, how far they are, and what comes next.',
  back: 'Portfolio',
  total: 'Total of your active orders',
  orderCount_one: '{{count}} active order',
  orderCount_other: '{{count}} active orders',
  stages: {
    toComplete: 'For you to complete',
    withDealer: 'With the dealer for review',
    approved: 'Approved, waiting for closing',
    closed: 'Closed and invested',
  },
  inTrust: 'Of this, held in trust now',
  trustNote:
    'An order is not an investment until it closes. Until then the trustee holds the money it has received.',
  allocation: 'By offering',
  orders: 'Orders',
  shown_one: '{{count}} order shown',
  shown_other: '{{count}} orders shown',
  noneShown: 'No order matches the filter.',
  progress: '{{done}} of {{total}} steps done, now: {{name}}',
  reason: 'The dealer writes:',
  filters: {
    title: 'Filter the orders',
    from: 'Placed from',
    to: 'Placed until',
    archived: 'Show cancelled orders too',
    reset: 'Show all dates',
  },
  order: {
    line_one: '{{units}} unit, placed on {{date}}',
    line_other: '{{units}} units, placed on {{date}}',
    title: 'Order: {{deal}}',
    placed: '{{location}}. Placed on {{date}}.',
    deal: 'See the offering',
  },
  timeline: {
    title: 'How far your order is',
    states: { done: 'done', now: 'under way', later: 'to come', ended: 'ended here' },
    steps: {
      placed: { title: 'Order placed', text: 'Choose how many units you want.' },
      profile: {
        title: 'Investor profile complete',
        text: 'The dealer must know you before it can accept an order.',
      },
      details: { title: 'Details given', text: 'Your subscription agreement needs a few particulars.' },
      payment: {
        title: 'Payment instructions given',
        text: 'Nothing is taken before your documents are signed.',
      },
      signed: { title: 'Documents signed', text: 'Read and sign your documents.' },
      submitted: {
        title: 'Submitted to the dealer',
        text: 'The order goes to the dealer once all is in place.',
      },
      review: {
        title: 'Reviewed by the dealer',
        text: 'The dealer checks that the investment suits you. It may call you.',
      },
      approved: { title: 'Approved', text: 'The decision follows the review. We will email you.' },
      closed: {
        title: 'Investment closed',
        text: 'At closing your units are issued and the money leaves the trust account.',
      },
      declined: { title: 'Declined', text: 'Any money received is returned to you.' },
      archived: { title: 'Cancelled', text: 'The units went back to the offering.' },
    },
  },
  facts: {
    title: 'Your order',
    quantity: 'Units',
    registeredName: 'Registered in the name of',
    place: 'Place of signing',
    placeOf: '{{city}}, {{province}}',
    joint: 'Joint investor',
    payment: 'Payment',
    reference: 'Reference',
    notChosen: 'Not chosen yet',
    account: '{{name}}, account ending in {{digits}}',
    total: 'Order total',
  },
  money: {
    notChosen: 'No money has moved. You choose how to pay in the details of the order.',
    toSend:
      'The trustee, {{trustee}}, has not received {{amount}} yet. Send it once your documents are signed.',
    toDebit:
      '{{amount}} will be debited once, after your documents are signed. No money has been received yet.',
    inTrust:
      '{{amount}} was received on {{date}}. {{trustee}} holds it in trust until the investment closes.',
    released:
      'The investment has closed: the money has left the trust account and your units are registered.',
    returning: 'The money received on {{date}} is returned to you.',
    nothingOwed: 'No money was received, and you owe nothing.',
  },
  documents: {
    title: 'Your documents',
    none: 'Your signed documents will be here once you have signed them.',
    signedOn: 'Signed on {{date}}',
    ofDeal: '{{dealName}}. {{signed}}',
    download: 'Download',
    failed: 'We could not open the document: {{message}}',
    form: 'Dealer’s relationship disclosure',
    formText: 'What the dealer does for you, with the particulars of this order',
  },
  cancel: {
    title: 'Changed your mind?',
    text: 'You can cancel this order until the dealer approves it. Its units go back to the offering, and any money received is returned to you.',
    action: 'Cancel this order',
  },
  empty: {
    title: 'You have no orders yet',
    text: 'When you place an order, you follow it here until your units are issued.',
    action: 'See the open offerings',
  },
  missing: {
    title: 'We cannot find this order',
    text: 'The address may have been mistyped.',
    action: 'See your portfolio',
  },
  slow: 'This is taking longer than usual. Your connection may be slow.',
} as const;
