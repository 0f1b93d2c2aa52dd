/** Messages to the dealer's people. A body's paragraphs stand apart by a blank line. */
export const mailOffice = {
  footer:
    '$t(brand.legalName), exempt market dealer. $t(brand.address). Phone $t(brand.phone). You receive this message because you work in our office.',
  invited: {
    subject: 'Your access to the $t(brand.name) office',
    heading: 'Welcome to the office',
    body: 'An administrator gave you access to the $t(brand.name) office. Use the link below to choose a password, then turn on two-step login with an app on your phone.\n\nThe link works once and expires in three days. If you were not expecting it, ignore this message and tell your administrator.',
    action: 'Choose a password',
  },
  colleague: {
    subject: 'Someone’s access to the office changed',
    heading: 'Access to the office changed',
    body: '{{what}}\n\nAll administrators and compliance get this message each time. If it looks wrong to you, call your chief compliance officer today.',
    kinds: {
      founded: '{{name}} is one of the people with whom the office was founded, as {{role}}.',
      invited: '{{name}} was invited to the office, as {{role}}.',
      restored: '{{name}} has access to the office again, as {{role}}.',
      reset: '{{name}} starts over with a new password and two-step login, as {{role}}.',
      'role-given': '{{name}} now has the role {{role}}.',
    },
    person: 'Who',
    proposed: 'Proposed by',
    approved: 'Approved by',
    operator: 'The portal’s operator, by command line',
    nobody: 'No one else',
    action: 'See who has access',
  },
  actedAlone: {
    subject: 'Done by one person in an emergency',
    heading: 'One person acted alone',
    body: '{{by}} did this alone, as an emergency, though it takes two people: {{what}}. You could have approved it.\n\nIt is done, and it is on record with the reason. If it looks wrong to you, talk to {{by}} and to your chief compliance officer today.',
    acts: {
      'approve-order': 'approving order {{about}}',
      'release-money': 'releasing the money of order {{about}}',
      'refund-money': 'refunding money of order {{about}}',
      'change-role': 'changing the role of {{about}}',
    },
    reason: 'Reason given',
    action: 'Open the office',
  },
  reset: {
    subject: 'Choose a new password for the office',
    heading: 'Your access was reset',
    body: 'An administrator reset your access to the office. Your password and two-step login no longer work, and all your sessions have ended. Use the link below to choose a new password, then turn on two-step login again.\n\nThe link works once and expires in three days. If you did not ask for this, call your administrator.',
    action: 'Choose a password',
  },
} as const;
