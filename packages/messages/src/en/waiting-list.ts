/** Who lives where the dealer is not registered: what they are told, and how they hear when that changes. */
export const waitingList = {
  elsewhere: {
    title: 'We cannot take your orders yet',
    text: '$t(brand.name) is not registered where you live ({{province}}). You can open an account and read about every deal, but not invest.',
    deal: '$t(brand.name) is not registered where you live ({{province}}), so you cannot invest in this deal. You can still read all of it.',
    moved: 'If you have moved, change your province in your account.',
    account: 'Your account',
    join: 'Join the waiting list',
  },
  title: 'Waiting list: {{province}}',
  intro: 'We write to you once we are registered there, and for nothing else.',
  consent: {
    label: 'I agree to get an email from $t(brand.legalName) when it can take orders from where I live.',
    hint: 'You can leave the list at any time by the link in our confirmation.',
    required: 'Tick the box so that we may write to you',
  },
  submit: 'Join the list',
  joinedTitle: 'You are on the list',
  joined: 'A confirmation is on its way to {{email}}. Its link takes you off the list again.',
  close: 'Close',
  served: '$t(brand.name) takes orders from people who live there. You need not wait.',
  leave: {
    title: 'Leave the waiting list',
    ask: 'We then delete your address from the list and write to you no more about it.',
    submit: 'Leave the list',
    doneTitle: 'You are off the list',
    done: 'Your address is deleted from it.',
    failedTitle: 'This link is not complete',
    failed: 'Open it from our message again, or copy all of it into your browser.',
    home: 'Go to the front page',
  },
} as const;
