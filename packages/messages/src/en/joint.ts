/** Investing together with another person: who they are, and where their signature stands. */
export const joint = {
  toggle: 'Invest with a joint investor',
  toggleHint: 'A second person who holds the units together with you and signs the documents after you.',
  title: 'Joint investor',
  lead: 'We email them their own link once you have signed. Your order reaches the dealer when both of you have signed.',
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    relation: 'Relation to you',
    language: 'Language of their emails',
  },
  hints: {
    name: 'As on their identification: they sign with this name.',
    email: 'A mailbox that only they read. Whoever reads it can sign as them.',
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
    notAsked: '{{name}} gets an email with a link once you have signed.',
    waiting: 'Waiting for {{name}} to sign',
    waitingText: 'We sent them their own link at {{email}}.',
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
      'Your signature on those documents no longer counts, and nothing was handed to the dealer. Invest alone, name another joint investor, or sign again: {{name}} then gets a new link.',
    changeOrder: 'Change the order',
  },
  resend: {
    button: 'Send the link again',
    sent: 'A new link is on its way to {{email}}. The one before no longer works.',
  },
} as const;
