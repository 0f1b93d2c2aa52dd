/** Messages about the safety of an account. A body's paragraphs stand apart by a blank line. */
export const mailAccount = {
  verify: {
    subject: 'Confirm your email',
    heading: 'Confirm your email',
    body: 'Please confirm that this address is yours, so that our messages about your account and your orders reach you. The link works for 48 hours.\n\nIf you have no account with us, ignore this message.',
    action: 'Confirm my email',
  },
  changeOld: {
    subject: 'Confirm the change of your email',
    heading: 'Do you want to change your email?',
    body: 'Somebody, probably you, asked to change the email of this account. The change happens only when both addresses confirm it. The link works for 24 hours.\n\nIf it was not you, do not open the link: your email stays as it is. Then choose a new password, because whoever asked for this knows the current one.',
    newEmail: 'The new email would be {{newEmail}}.',
    action: 'Confirm the change',
  },
  changeNew: {
    subject: 'Confirm your new email',
    heading: 'Confirm your new email',
    body: 'Somebody, probably you, asked to use this address for an account with us. The change happens only when the current address confirms it too. The link works for 24 hours.\n\nIf it was not you, ignore this message: nothing changes.',
    action: 'Confirm this address',
  },
  changed: {
    subject: 'The email of your account was changed',
    heading: 'The email of your account was changed',
    body: 'Both addresses confirmed the change. From now on you log in with the new one, and we write to it; this is our last message to this address.\n\nIf it was not you, call us at once at $t(brand.phone).',
    action: 'Log in',
  },
  closed: {
    subject: 'Your account is closed',
    heading: 'Your account is closed',
    body: 'You closed your account, and nobody can open it any more. What the law does not ask us to keep has been deleted. If you placed an order or submitted an investor profile, the law has us keep those records for at least eight years.\n\nIf it was not you, call us at once at $t(brand.phone).',
  },
  twoFactorOn: {
    subject: 'Two-step login is on',
    heading: 'Two-step login is on',
    body: 'From now on we ask for a code from your authenticator app when you log in. Keep your recovery codes in a safe place: each of them replaces the app once.\n\nIf it was not you, call us at once at $t(brand.phone).',
    action: 'Log in',
  },
  twoFactorOff: {
    subject: 'Two-step login is off',
    heading: 'Two-step login is off',
    body: 'We no longer ask for a code when you log in: your password alone opens your account.\n\nIf it was not you, choose a new password and call us at once at $t(brand.phone).',
    action: 'Log in',
  },
  sessionsEnded: {
    subject: 'We logged you out',
    heading: 'We logged you out',
    body: 'To keep your account safe, we ended sessions in which it was open. Your password still works: log in when you want to go on.\n\nIf you did not talk to us about it and want to know why, call us at $t(brand.phone).',
    action: 'Log in',
  },
  bankUnlinked: {
    subject: 'A bank account was unlinked',
    heading: 'A bank account was unlinked',
    body: 'The bank account ending in {{digits}} is no longer linked to your investor account. We debit nothing from it any more. Where an order was signed or paid with it, the law has us keep its number with that order.\n\nIf it was not you, choose a new password and call us at once at $t(brand.phone).',
    action: 'Log in',
  },
} as const;
