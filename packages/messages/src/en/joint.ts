/** Investing together with another person: who they are, and where their signature stands. */
export const joint = {
  toggle: 'Invest with a joint investor',
  toggleHint: 'A second person who holds the units together with you and signs the documents after you.',
  title: 'Joint investor',
  lead: 'We invite them by email. They join with their own account and give their own profile; then you sign, and they sign after you. Neither of you sees the other’s profile.',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    relation: 'Relation to you',
    language: 'Language of their emails',
  },
  hints: {
    name: 'As on their identification. Their own profile decides how the documents name them.',
    email: 'A mailbox that only they read. Whoever reads it can accept your invitation.',
    language: 'The documents themselves are in the language in which you sign.',
  },
  relations: {
    spouse: 'Spouse or partner',
    family: 'Other family member',
    business: 'Business partner',
    other: 'Other',
  },
  languages: { en: 'English', fr: 'French' },
  changesSignatures:
    'You have signed already. If you change the joint investor, your signature no longer counts and you sign again.',
  label: 'Joint investor',
  issues: {
    firstName: 'Enter the joint investor’s first name',
    lastName: 'Enter the joint investor’s last name',
    legalName: 'Write the name as their identity card has it, in Latin letters or syllabics',
    tooLong: 'This name is too long',
    relation: 'Choose what they are to you',
    language: 'Choose the language of their emails',
    ownEmail: 'This is your own address. Enter one that the joint investor alone reads',
  },
  status: {
    title: 'Signature of {{name}}',
    invited: '{{name}} has not joined yet',
    invitedText:
      'We invited them at {{email}} on {{time}}. The link works once, until {{until}}. They join with their own account and submit their profile before either of you signs.',
    invitationEnded: 'The invitation that we sent to {{email}} ended on {{until}}. Send it again.',
    notInvited: '{{name}} needs an account and a submitted profile. Send the invitation.',
    joined: '{{name}} has joined; the profile is missing',
    joinedText:
      'Both of you sign once {{name}} has submitted their profile. We email you then. You do not see what is in it.',
    left: '{{name}} does not take part',
    leftText:
      'They declined your invitation or left the order. Invest alone, name another joint investor, cancel the order, or invite them again.',
    notAsked: '{{name}} has joined and submitted their profile. You sign first; then it is their turn.',
    waiting: 'Waiting for {{name}} to sign',
    waitingText:
      '{{name}} signs on their own page of the order. We told them at {{email}} and remind them after two days.',
    linkSent:
      'We sent {{name}} their own link at {{email}} on {{time}}. It works until {{until}}; after two days we remind them with a new one.',
    linkWorks: '{{name}} has their own link at {{email}}. It works until {{until}}.',
    linkEnded: 'The link that we sent {{name}} at {{email}} ended on {{until}}. Send it again.',
    unitsKept: 'Your units are kept for you until {{time}}.',
    toOrder: 'Follow the order in your portfolio',
    owesMemorandum: '{{name}} has to read the amended offering memorandum',
    owesMemorandumText:
      'It was amended after {{name}} signed. The signature stands. The order can be approved once they have confirmed the new version.',
    signed: '{{name}} signed on {{time}}',
    declined: '{{name}} declined to sign',
    declinedText:
      'Your signature on those documents no longer counts, and nothing was handed to the dealer. Invest alone, name another joint investor, or sign again: then it is the turn of {{name}} once more.',
    changeOrder: 'Change the order',
  },
  resend: {
    button: 'Send the email again',
    sent: 'A new email is on its way to {{email}}. A link in the one before no longer works.',
  },
} as const;
