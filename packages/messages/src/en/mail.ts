/** Messages to investors. A body's paragraphs stand apart by a blank line. */
export const mail = {
  greeting: 'Hello {{firstName}},',
  closing: 'The Northline team',
  linkFallback: 'If the button does not work, copy this address into your browser:',
  footer:
    'Northline Exempt Market Inc., exempt market dealer. 1200-150 King Street West, Toronto, Ontario M5H 1J9. Phone 1-844-955-4114. We write to you about your account and your orders; this is not an offer to buy securities.',
  neverAsk: 'We never ask for your password or your social insurance number by email.',
  orderFacts: { deal: 'Deal', units: 'Units', total: 'Total', order: 'Reference' },
  welcome: {
    subject: 'Welcome to Northline',
    heading: 'Your account is ready',
    body: 'Your investor account is open. You can browse every live deal now and read its documents at your own pace.\n\nWhen a deal suits you, we ask for your investor profile once, guide you through the order, and show you at every step what happens next and what you can still change.',
    action: 'Browse the live deals',
  },
  passwordReset: {
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    body: 'Somebody, probably you, asked for a new password for this account. The link works once, for one hour.\n\nIf it was not you, ignore this message: your password stays as it is.',
    action: 'Choose a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    body: 'The password of your account was just changed, and every open session was ended.\n\nIf it was not you, call us at once at 1-844-955-4114.',
    action: 'Log in',
  },
  orderReceived: {
    subject: 'We have received your order for {{dealName}}',
    heading: 'Your order is with us',
    body: 'Thank you. Your order is complete and signed, and our people will review it. We write to you as soon as there is a decision, or if we need something from you.\n\nUntil midnight of the second business day after you signed, you can cancel the order and owe nothing. Your money stays in trust at least until then.',
    action: 'Follow your order',
  },
  documentsSigned: {
    subject: 'Your signed documents for {{dealName}}',
    heading: 'Your signed documents',
    body: 'Your signed documents are sealed and kept in your portfolio. You can download them at any time; a later change to the files would show.\n\nFor your safety we do not attach them to an email.',
    documents: 'Signed documents',
    action: 'Open your documents',
  },
  orderApproved: {
    subject: 'Your order for {{dealName}} is approved',
    heading: 'Your order is approved',
    body: 'Our review is finished and your order is approved. Your units are issued at the closing of the deal; until then your money stays in trust.\n\nYour portfolio shows where the order stands.',
    action: 'Open your portfolio',
  },
  orderReturned: {
    subject: 'Your order for {{dealName}} needs a change',
    heading: 'We need something from you',
    body: 'We looked at your order and need a change before we can go on. Your units stay reserved and everything you entered is kept.',
    reason: 'What we ask for',
    action: 'Change your order',
  },
  orderDeclined: {
    subject: 'Your order for {{dealName}} was not accepted',
    heading: 'We could not accept your order',
    body: 'We are sorry: we cannot accept this order. You owe nothing for it, and money that has already arrived is returned to you.\n\nCall us if you would like to talk about it: 1-844-955-4114.',
    reason: 'The reason',
    action: 'Open your portfolio',
  },
  offeringMemorandum: {
    subject: 'The offering memorandum of {{dealName}}',
    heading: 'The offering memorandum you accepted',
    body: 'You confirmed that you have received and read the offering memorandum below. Keep it: it explains the investment, its costs, its risks and your rights.\n\nUntil midnight of the second business day after you sign an order, you can cancel it for any reason and owe nothing. If the memorandum is amended before then, we ask you to read the new one.',
    attached: 'The document is attached, and stays on the page of the offering.',
    inPortal:
      'The document is too large for an email. You find it on the page of the offering, where every download is protected.',
    document: 'Document',
    version: 'Version',
    action: 'Open the offering',
  },
} as const;
