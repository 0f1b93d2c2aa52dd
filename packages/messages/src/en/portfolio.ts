import { documentTitles } from './documents/titles.ts';
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
    approved: 'Approved, not paid to the issuer yet',
    closed: 'Paid to the issuer',
  },
  inTrust: 'Of this, held in trust now',
  trustNote:
    'An order is not an investment until its money is paid to the issuer. Until then the trustee holds what it has received.',
  allocation: {
    title: 'How it is spread',
    deal: 'By deal',
    type: 'By type',
    province: 'By province',
  },
  growth: {
    title: 'Over time',
    text: 'What your active orders came to at the end of each month, by the day they were placed.',
    month: 'Month',
    added: 'Added',
    total: 'Total so far',
    table: 'Show the figures',
  },
  dates: {
    title: 'Dates ahead',
    until: 'Until {{when}}',
    untilMidnight: 'Until midnight on {{day}}',
    undated: 'After approval',
    hold: 'Your units are reserved. Sign before then to keep them.',
    'deal-closes': 'The deal takes no orders after that. Yours has to be signed by then.',
    'joint-link': '{{name}} can sign with the link that we sent.',
    'right-to-cancel': 'You can cancel for any reason, and owe nothing.',
    debit: '{{amount}} is debited from your account.',
    'debit-after-approval':
      '{{amount}} is to be debited once. The day will show here as soon as your bank is told.',
  },
  joined: { title: 'Orders you joined', with: 'together with {{name}}' },
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
    line_one: '{{count}} unit, placed on {{date}}',
    line_other: '{{count}} units, placed on {{date}}',
    title: 'Order: {{deal}}',
    placed: '{{location}}. Placed on {{date}}.',
    deal: 'See the deal',
  },
  holder: {
    nobody: 'Your order waits for one of us to take it.',
    representative: '{{name}}, your representative, is looking at your order.',
    compliance: 'Our compliance team is looking at your order.',
    until: 'We aim to answer by {{date}}.',
  },
  timeline: {
    title: 'How far your order is',
    steps: {
      placed: { title: 'Order placed', text: 'Choose how much you want to invest.' },
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
        text: 'Two of our people read your order and your profile. They may call you.',
      },
      approved: { title: 'Approved', text: 'The decision follows the review. We will email you.' },
      closed: {
        title: 'Paid to the issuer',
        text: 'Your money leaves the trust account for the issuer, which issues your units and keeps their register.',
      },
      declined: { title: 'Declined', text: 'Any money received is returned to you.' },
      archived: { title: 'Cancelled', text: 'The units went back to the deal.' },
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
    value: 'Value',
    notValued: 'Not yet valued. Cost: {{amount}}',
  },
  money: {
    notChosen: 'No money has moved. You choose how to pay in the details of the order.',
    toSend:
      'The trustee, {{trustee}}, has not received {{amount}} yet. Send it once your documents are signed.',
    toDebit:
      '{{amount}} will be debited once, after your documents are signed. No money has been received yet.',
    inTrust:
      '{{amount}} was received on {{date}}. {{trustee}} holds it in trust until it is paid to the issuer.',
    released: 'The trustee has paid your money to the issuer.',
    releasedOn: 'The trustee paid {{amount}} to the issuer on {{date}}.',
    returning: 'The {{amount}} that the trustee received is on its way back to you.',
    refunded: '{{amount}} was returned to you. You owe nothing.',
    partlyInTrust:
      '{{trustee}} has received {{amount}} so far and holds it in trust. The rest of the total is still owed.',
    nothingOwed: 'No money is held for this order, and you owe nothing.',
    debitUnderWay:
      'A debit of {{amount}} was already with the bank. We have asked for it to be called back; if it is made all the same, {{trustee}} returns the whole amount to you.',
    doNotSend:
      'No money is held for this order, and you owe nothing. Do not send a payment; one that is already on its way is returned to you in full.',
    notDebited:
      'No money is held for this order. Your authorization to debit has ended: nothing will be taken from your account.',
  },
  documents: {
    title: 'Your documents',
    none: 'Your signed documents will be here once you have signed them.',
    waiting: 'Your signed documents will be here once {{name}} has signed them too.',
    signedOn: 'Signed on {{date}}',
    confirmed: 'You confirmed on {{date}} that you received and read it',
    unconfirmed: 'Not confirmed yet',
    form: documentTitles.dealerForm,
    formText: 'What the dealer does for you, and the details of this order',
  },
  statement: {
    title: 'Statement',
    pdf: 'Statement of your orders',
    pdfText: 'PDF as of today, sealed by the dealer',
    csv: 'Your orders as a spreadsheet',
    csvText: 'CSV as of today, for Excel, Numbers or LibreOffice',
  },
  memorandum: {
    title: 'The offering memorandum was amended',
    text: 'Your order can be approved once you have received and read the new version. If it changes your mind, you can cancel the order.',
    action: 'I have received and read it',
    failed: 'We could not record this: {{message}}',
    done: 'Thank you. A copy is on its way to you.',
  },
  cancel: {
    title: 'Changed your mind?',
    text: 'You can cancel this order. Its units go back to the deal, and you owe nothing.',
    action: 'Cancel this order',
    until: 'You may cancel until midnight on {{day}}',
    untilText:
      'For any reason and without penalty, even once the order is approved. What you have paid is returned in full. Midnight is that of your province ({{zone}}).',
    notBegun: 'You may cancel this order',
    notBegunText:
      'Your two business days to cancel begin with the last signature. You need not wait for them: cancelling now costs nothing either.',
    ended: 'Your right to cancel ended at midnight on {{dayAndYear}}.',
    endedBefore:
      'Until the dealer approves the order you can still cancel it. Its units then go back to the deal, and what you have paid is returned in full.',
    endedText:
      'If something has changed for you, talk to $t(brand.legalName): call $t(brand.phone) or write to {{email}}. Your representative can tell you what is still possible.',
    call: 'Call $t(brand.phone)',
    dialog: {
      title: 'Cancel this signed order?',
      byRight:
        'You are using your right to cancel, until midnight on {{day}}. You need no reason and pay no penalty. The agreement that you signed ends, your units go back to the deal, and this cannot be undone.',
      before:
        'The dealer has not approved the order yet. The agreement that you signed ends, your units go back to the deal, and this cannot be undone.',
      money: {
        returning: 'The {{amount}} held in trust is returned to you in full.',
        debitUnderWay:
          'The debit of {{amount}} is already with the bank. We ask the bank to call it back; if it is made all the same, the whole amount is returned to you.',
        doNotSend:
          'No money has been received. Do not send any; a payment that is already on its way is returned to you.',
        notDebited: 'Nothing has been debited, and your authorization to debit ends.',
        nothingOwed: 'No money has been received, and you owe nothing.',
      },
      toldByRight:
        'We pass your notice on to the issuer, and email you a receipt with the date and the time.',
      told: 'We email you a receipt with the date and time.',
      keep: 'No, keep my order',
      confirm: 'Yes, cancel the order',
      failed: 'We could not cancel the order: {{message}}',
    },
    done: {
      title: 'You cancelled this order',
      byRight:
        'We received your notice on {{cancelledAt}} ({{cancelledZone}}). Your right to cancel ran until midnight on {{dayAndYear}}. We passed the notice on to the issuer.',
      before: 'We received your cancellation on {{cancelledAt}} ({{cancelledZone}}).',
      receipt: 'A receipt with the date and the time is on its way to your email.',
    },
  },
  empty: {
    title: 'You have no orders yet',
    text: 'When you place an order, you follow it here until your money is paid to the issuer.',
    action: 'See the open deals',
  },
  missing: {
    title: 'We cannot find this order',
    text: 'The address may have been mistyped.',
    action: 'See your portfolio',
  },
  slow: 'This is taking longer than usual. Your connection may be slow.',
} as const;
