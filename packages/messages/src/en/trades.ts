/** Orders: how far they are, what comes next, what their status means, and what their fields ask. */
export const trades = {
  progress: {
    order: 'Order',
    application: 'Application',
    details: 'Details',
    pay: 'Payment and signature',
    review: 'Review',
    sign: 'Approval',
    approved: 'Approved',
  },
  status: {
    open: {
      name: 'In progress',
      text: 'You have started this order. It reaches the dealer once you complete and sign it.',
    },
    submitted: { name: 'Submitted', text: 'The dealer has received your order and will review it.' },
    changesAsked: {
      name: 'Changes requested',
      text: 'The dealer needs you to correct something before it can continue.',
    },
    inReview: { name: 'In review', text: 'The dealer is checking that this investment is suitable for you.' },
    approved: {
      name: 'Approved',
      text: 'The dealer has approved your order. Your units will be issued at closing.',
    },
    settled: {
      name: 'Settled',
      text: 'The investment has closed and the units are registered in your name.',
    },
    declined: {
      name: 'Declined',
      text: 'The dealer could not accept this order. Any money received is returned to you.',
    },
    archived: { name: 'Cancelled', text: 'This order was cancelled. It no longer holds any units.' },
  },
  nextAction: {
    'choose-quantity': {
      title: 'Choose how much to invest',
      text: 'Tell us how many units you would like to order.',
      button: 'Start the order',
    },
    'accept-memorandum': {
      title: 'Read the offering memorandum',
      text: 'Read it and confirm that you have received it: you cannot sign before. An amended one asks again.',
      button: 'Read and confirm',
    },
    'complete-kyc': {
      title: 'Complete your investor profile',
      text: 'The dealer must know you and your situation before it can accept an order.',
      button: 'Continue the profile',
    },
    'fill-details': {
      title: 'Fill in the order details',
      text: 'We need a few particulars for your subscription agreement.',
      button: 'Fill in the details',
    },
    pay: {
      title: 'Give your payment instructions',
      text: 'Tell us which account to debit. Nothing is taken before your documents are signed.',
      button: 'Go to payment',
    },
    sign: {
      title: 'Sign your documents',
      text: 'Your documents are ready. Read them carefully and sign them to submit your order.',
      button: 'Read and sign',
    },
    'wait-for-joint': {
      title: 'Waiting for {{name}} to sign',
      text: 'You have signed. Your order goes to the dealer once {{name}} has signed too.',
      button: 'See the order',
    },
    submit: {
      title: 'Submit your order',
      text: 'Everything is ready. Submit the order so that the dealer can review it.',
      button: 'Go to the order',
    },
    'send-payment': {
      title: 'Send your payment',
      text: 'Your documents are signed. Send the money to the trustee; we will confirm when it arrives.',
      button: 'See how to pay',
    },
    'wait-for-review': {
      title: 'Nothing to do for now',
      text: 'The dealer is reviewing your order. We will email you as soon as there is news.',
      button: 'See the order',
    },
    'make-changes': {
      title: 'Correct your order',
      text: 'Read the dealer’s note, change what it asks for and submit the order again.',
      button: 'Make the changes',
    },
    'none-approved': {
      title: 'Your order is approved',
      text: 'There is nothing more to do. We will let you know when the investment closes.',
      button: 'See the order',
    },
    'none-settled': {
      title: 'Your investment is complete',
      text: 'Your units are registered. You will find your documents in the portfolio.',
      button: 'See the documents',
    },
    'none-declined': {
      title: 'This order was declined',
      text: 'Read the reason below. Your representative can talk it through with you.',
      button: 'See the reason',
    },
    'none-archived': {
      title: 'This order was cancelled',
      text: 'You can place a new order as long as the deal is open.',
      button: 'See the order',
    },
  },
  fields: {
    amount: 'Amount to invest',
    quantity: 'Number of units',
    city: 'City where you sign',
    province: 'Province or territory',
    registeredName: 'Name in which the units are registered',
    sourceOfFunds: 'Where the money comes from',
    paymentMethod: 'Payment method',
    institution: 'Institution number',
    transit: 'Transit number',
    account: 'Account number',
    accountHolder: 'Account holder',
  },
  hints: {
    city: 'The city you are in when you sign the subscription agreement.',
    registeredName: 'Your full legal name, as it appears on your identification.',
    sourceOfFunds: 'For example: savings from employment, or the sale of a property.',
    institution: '3 digits, on the bottom line of a cheque or in your online banking.',
    transit: '5 digits, before the institution number on a cheque.',
    account: '7 to 12 digits, without the transit and institution numbers.',
    accountHolder: 'The name on the account. It must be your own or one you hold jointly.',
  },
  paymentReturned:
    'Your bank returned the payment, and your order waits for a new one. Give your payment instructions again; your units and your signatures are kept.',
  paymentMethods: {
    '1': {
      name: 'Pay outside the portal',
      text: 'You pay the trustee yourself: by wire transfer, e-transfer or cheque.',
    },
    '2': {
      name: 'Pre-authorized debit',
      text: 'You authorize one debit for this order, from your bank account in Canada.',
    },
    '3': {
      name: 'Linked bank account',
      text: 'You link your Canadian bank account on a secure page. You then authorize one debit for this order.',
    },
  },
  amount: {
    none: 'Enter an amount in dollars.',
    belowMinimum: 'The smallest order is ${{amount}}.',
    aboveMaximum: 'The largest order is ${{amount}}.',
    aboveAvailable: 'Only ${{amount}} is left. Choose a smaller amount.',
    wholeUnits: 'One unit costs ${{price}}. The nearest amount is ${{amount}}.',
    soldOut: 'This deal is fully reserved: less is left than the smallest order.',
  },
  quantity: {
    wholeNumber: 'Enter a whole number of units, without decimals.',
    belowMinimum_one: 'The smallest order is {{count}} unit.',
    belowMinimum_other: 'The smallest order is {{count}} units.',
    aboveMaximum_one: 'The largest order is {{count}} unit.',
    aboveMaximum_other: 'The largest order is {{count}} units.',
    aboveAvailable_one: 'Only {{count}} unit is left. Choose a smaller number.',
    aboveAvailable_other: 'Only {{count}} units are left. Choose a smaller number.',
    soldOut: 'This deal is fully reserved: fewer units are left than the smallest order.',
  },
  issues: {
    required: '{{label}} is required',
    tooLong: '{{label}} can have at most {{max}} characters',
    province: 'Choose a Canadian province or territory',
    paymentMethod: 'Choose one of the payment methods offered',
    institution: 'Enter the 3 digits of the institution number',
    transit: 'Enter the 5 digits of the transit number',
    account: 'Enter the 7 to 12 digits of the account number',
  },
} as const;
