import { documentTitles } from './documents/titles.ts';
/** Buying with the order of somebody else: the invitation, and the order as the second person sees it. */
export const purchases = {
  invitation: {
    title: '{{name}} invites you to invest together',
    intro:
      'You would both own the units, and both of you sign the documents. Neither of you sees the other’s investor profile.',
    facts: {
      deal: 'Investment',
      amount: 'Amount of the order',
      units: 'Units',
      named: 'Invitation for',
      until: 'The invitation ends',
    },
    wayIn:
      'To join, you need an account of your own. Use {{email}}: this link shows us that the address is yours. We bring you back here.',
    register: 'Create an account',
    logIn: 'Log in',
    join: 'Join the order',
    joinText:
      'If you join, you fill in your own investor profile. {{name}} signs first and you sign after. You can leave until you have signed.',
    otherTitle: 'This invitation was sent to another address',
    otherText:
      'You are logged in with another address than the invited one. If both are yours, you can join with this account. {{name}} and the documents will then show the address of this account.',
    otherYes: 'Both addresses are mine, join',
    decline: 'Decline',
    declineTitle: 'Decline this invitation?',
    declineText: 'The other investor is told, and the units of the order are free again.',
    declineNo: 'Go back',
    declineYes: 'Yes, decline',
    declinedTitle: 'You declined the invitation',
    declined: 'We told the other investor. There is nothing more for you to do.',
    overTitle: 'This invitation is no longer valid',
    over: 'It has ended, was used already or was taken back. If you joined, the order is in your portfolio. Otherwise ask the person who invited you for a new one.',
  },
  order: {
    back: 'Your portfolio',
    intro: 'An order of {{name}} that you joined.',
    toProfile: 'Fill in your profile',
    sign: 'Read and sign',
    readMemorandum: 'Read the memorandum',
    cancel:
      'Until midnight on the second business day after the last signature, the order can be cancelled for any reason, for both of you. {{name}} does so on their page. You can ask for it too: call us at $t(brand.phone).',
    rightUntil: 'Until midnight on {{day}} ({{zone}})',
    facts: {
      with: 'Together with',
      amount: 'Amount of the order',
      units: 'Units',
      location: 'Location',
      reference: 'Reference',
      joined: 'You joined',
      signed: 'You signed',
      hold: 'Units kept until',
      right: 'Right to cancel',
    },
  },
  papers: {
    title: 'What you sign',
    agreement: documentTitles.agreement,
    agreementText: 'You both sign the same one.',
    risk: documentTitles.risk,
    riskText: 'You both sign the same one. You initial each statement yourself.',
    formText: 'The law asks you to fill in this form yourself. You get one of your own.',
  },
  steps: {
    'complete-profile': {
      title: 'Your investor profile is missing',
      text: 'Neither of you can sign before you have submitted it. {{name}} does not see it.',
    },
    'wait-for-units': {
      title: 'The units are free again',
      text: '{{name}} has to reserve them again before you both can sign.',
    },
    'wait-for-first': {
      title: '{{name}} signs first',
      text: 'There is nothing for you to do now. We email you when it is your turn.',
    },
    sign: {
      title: 'It is your turn to sign',
      text: '{{name}} has signed. The order goes to the dealer once you have read the documents and signed too.',
    },
    'read-memorandum': {
      title: 'The offering memorandum was amended',
      text: 'Your signature stands. The order can be approved once you have read the new version.',
    },
    'wait-for-review': {
      title: 'The dealer reviews the order',
      text: 'You have both signed. We email you the copies of what you signed.',
    },
    approved: {
      title: 'The order is approved',
      text: 'Your money stays in trust until it is paid to the issuer.',
    },
    settled: {
      title: 'The order is settled',
      text: 'Your money was paid to the issuer, which keeps the register of who holds its units.',
    },
    declined: { title: 'The dealer declined the order', text: '{{name}} was told why.' },
    archived: { title: 'The order was cancelled', text: 'There is nothing more to do.' },
  },
  leave: {
    open: 'Leave this order',
    title: 'Leave this order?',
    text: 'The units are free again. {{name}} is told, and decides whether to go on without you.',
    no: 'Stay',
    yes: 'Yes, leave',
  },
} as const;
