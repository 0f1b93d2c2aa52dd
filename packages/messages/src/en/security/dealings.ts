/** Who one is to the dealer, and from which account one pays. */
export const dealingTexts = {
  details: {
    title: 'Your details',
    intro: 'Your investor profile and signed documents keep the legal name that you confirmed there.',
    name: 'Name',
    noPhone: 'None given',
    change: 'Change my details',
    submit: 'Save my details',
    keep: 'Leave them as they are',
    done: 'Your details are saved.',
  },
  standing: {
    title: 'You and the dealer',
    since: 'Account opened on',
    noRepresentative: 'None yet; the client desk answers you',
    profile: 'Investor profile',
    noProfile: 'Not submitted yet; fill it in now, or with your first order',
    confirmBy: 'Submitted on {{submitted}}; to be confirmed by {{day}}',
    openProfile: 'Open my profile',
    review: {
      due: 'Is your profile still right?',
      over: 'Your profile is older than 12 months',
      dueText:
        'The law asks us to review it with you every 12 months. If your income, debts, health, family and residence are as you told us, confirm it by {{day}}. If something changed, open your profile and change it, or call us.',
      overText:
        'Until you confirm it, we cannot approve an order that relies on it. If your income, debts, health, family and residence are as you told us, confirm it now. If something changed, open your profile and change it, or call us.',
      confirm: 'Confirm my profile',
      failed: 'Your profile was not confirmed. {{reason}}',
    },
  },
  banks: {
    title: 'Bank accounts',
    intro: 'The accounts that you gave us to pay for your orders.',
    none: 'None. You give one when you pay for an order by debit.',
    linked: 'Linked account ending in {{digits}}',
    typed: 'Account ending in {{digits}}',
    unlink: 'Unlink',
    unlinkLabel: 'Unlink the account ending in {{digits}}',
    notYet: 'You cannot unlink this account yet:',
    inUse: {
      order:
        'An order under way is paid from it. Wait until your units are issued, or cancel the order while you can.',
      debit: 'Our bank has a debit for it. Wait until the debit is made or called back.',
      money: 'Money of an order is still in trust. It goes to the issuer or back to you first.',
      returnable: 'For 90 days your bank can take a debit back. We need the account until {{day}}.',
    },
    dialog: {
      title: 'Unlink the account ending in {{digits}}?',
      consequences: {
        debits: 'Your authorization ends: we debit nothing from this account any more.',
        again: 'To pay from it later, you give it to us again.',
        record:
          'Where an order was signed or paid with it, the law has us keep its number with that order. Otherwise we delete it.',
        mail: 'A message confirms it.',
      },
      keep: 'Keep it',
      confirm: 'Unlink it',
    },
    done: 'The account is unlinked. A message confirms it.',
  },
} as const;
