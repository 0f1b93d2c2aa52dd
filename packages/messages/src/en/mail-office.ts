/** Messages to the dealer's people. A body's paragraphs stand apart by a blank line. */
export const mailOffice = {
  footer:
    '$t(brand.legalName), exempt market dealer. $t(brand.address). Phone $t(brand.phone). We write to you because you work in our office.',
  invited: {
    subject: 'Your access to the office of $t(brand.name)',
    heading: 'Welcome to the office',
    body: 'An administrator gave you access to the office of $t(brand.name). Choose a password with the link below, then turn on two-step login with an app on your phone.\n\nThe link works once, for three days. If you do not expect it, ignore this message and tell your administrator.',
    action: 'Choose a password',
  },
  reset: {
    subject: 'Choose a new password for the office',
    heading: 'Start again',
    body: 'An administrator reset your access to the office. Your password and your two-step login no longer work, and every session has ended. Choose a new password with the link below, then turn on two-step login again.\n\nThe link works once, for three days. If you did not ask for it, call your administrator.',
    action: 'Choose a password',
  },
} as const;
