/** The page on which a bank account is linked to an order, and the page that a provider leads back to. */
export const finconnect = {
  title: 'Link your bank account',
  lead: 'For your order of {{deal}}. You come back to it as soon as you are done.',
  private: 'This page is yours alone. Its link works once and for half an hour; do not pass it on.',
  account: 'Your Canadian bank account',
  accountLead:
    'You will find the three numbers at the bottom of a cheque, and in your online banking under account details.',
  submit: 'Link and authorize',
  authorizationRequired: 'Authorize the debit to continue',
  back: 'Back to my order',
  backWithout: 'Back without linking',
  done: {
    title: 'Your account is linked',
    text: 'The debit is authorized. Nothing is taken before your documents are signed.',
  },
  expired: {
    title: 'This link no longer works',
    text: 'Links work once and for half an hour, and end when the order is paid in another way. Open your order to get a new one.',
    action: 'Open my portfolio',
  },
  returning: 'We are recording your account',
  failed: {
    title: 'Your account was not linked',
    text: 'We did not get a valid answer from the page you came from. Nothing was recorded; open your order to try again.',
  },
} as const;
