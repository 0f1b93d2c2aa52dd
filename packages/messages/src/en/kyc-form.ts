/** The frame of the investor profile: its sections' states, saving, uploads and totals. The fields have blocks of their own. */
export const kycForm = {
  progress: {
    label: 'Your investor profile',
    done_one: '{{count}} of {{total}} sections complete',
    done_other: '{{count}} of {{total}} sections complete',
    left_one: 'About {{count}} minute left',
    left_other: 'About {{count}} minutes left',
    toSubmit: 'not with the dealer yet',
  },
  place: 'Section {{step}} of {{total}}',
  status: {
    notStarted: 'Not started',
    inProgress: 'In progress',
    complete: 'Complete',
    attention: 'Needs attention',
  },
  save: {
    saving: 'Saving…',
    saved: 'Saved',
    retrying: 'Not saved, retrying',
    refused: 'Not saved, check your answers',
  },
  problem: '{{label}}: {{problem}}',
  next: 'Save and continue, {{step}}\u00a0of\u00a0{{total}}',
  backToReview: 'Save and go back to your answers',
  review: {
    title: 'Your answers',
    change: 'Change',
    changeOf: 'Change: {{section}}',
    onFile: 'On file',
  },
  box: 'Is this where you live? A box or general delivery is where your mail goes. Give the street and number, the rural route or the legal description of your home.',
  prefilled: {
    account: 'From your account',
    onboarding: 'From your first questions',
  },
  particulars: 'About you, for the law and the tax slips',
  secret: {
    change: 'Change',
    changeOf: 'Change: {{label}}',
    keep: 'Keep the number on file',
    onFile: 'On file',
    ending: '{{label}}: a number ending in {{end}} is on file',
    hidden: '{{label}}: a number is on file',
  },
  upload: {
    pages_one: '{{name}}, PDF with {{count}} page',
    pages_other: '{{name}}, PDF with {{count}} pages',
    onFile: '{{label}}, on file',
    notSent: 'This file was not sent. {{reason}}',
    blur: 'This photo looks blurred. If you cannot read every letter, take it again: hold still, with more light.',
    glare:
      'A reflection seems to cover part of this photo. If it hides a letter, tilt the card and take it again.',
    sameAsFront: 'This is the same file as the front. Check that it shows the back too.',
  },
  crop: {
    open: 'Crop or turn',
    title: 'Crop or turn the photo',
    ask: 'Is the photo good?',
    askHint:
      'Check that every word can be read, and crop what is around the document. We send the photo when you save this section.',
    hint: 'Move the edges around the document. What is inside replaces the photo.',
    use: 'Use this part',
    send: 'Send this part',
    takeWhole: 'Use the whole photo',
    keep: 'Keep the photo as it is',
  },
  dual: {
    title: 'Verify with a second source instead',
    intro:
      'When a document is not enough, two separate sources may say who a person is. Fill this in only if we asked for it.',
  },
  sharedProof: {
    text: 'The proof of address above counts for both of you, since you gave one home address.',
    own: 'My spouse or partner sends another proof',
  },
  otherName: {
    title: 'Which name is right?',
    text: 'Your account says {{account}}. The dealer needs your name as it appears on your identity document.',
    take: 'Use {{account}}',
    keep: 'Keep {{profile}}',
    kept: 'We keep the name as you typed it. Your account goes on saying {{account}}, and the dealer may ask you about it.',
  },
  empty: {
    confirm: 'The boxes I left empty count as $0',
    missing: 'Fill in the empty boxes, or confirm that they count as $0',
    filled: 'The boxes you left empty now say $0. Change any that should not.',
  },
  otherLines: {
    assets: 'Less common assets',
    liabilities: 'Less common debts',
  },
  citizenship: {
    home: 'Canada',
    other: 'Another country',
    country: 'Which country',
  },
  dependents: {
    none: 'No one',
    more: '5 or more',
    howMany: 'How many dependants',
  },
  newQuestions: {
    title_one: '{{count}} new question since your last profile',
    title_other: '{{count}} new questions since your last profile',
    intro: 'The rest stays as you answered it. To change more, choose a section.',
    send: 'Save and send to the dealer',
  },
  purchases: {
    title: 'What you bought elsewhere',
    intro:
      'Each purchase of the last 12 months: what you paid, and the day. If there are more than eight, put the oldest into one line, with the newest of their days.',
    add: 'Add a purchase',
  },
  taxCountries: {
    title: 'Where else you pay tax',
    intro: 'We keep each number sealed and show only its last three characters.',
    add: 'Add a country',
  },
  noToAll: {
    action: 'My answer to all four is no',
    done: 'All four are answered with no.',
  },
  loss: {
    left: 'Still to divide: {{percent}}',
    even: 'All 100% are divided.',
    over: 'That is {{percent}} too much.',
  },
  unfinished: {
    title: 'Some answers are missing',
    text_one: 'One section still needs answers. We opened it for you.',
    text_other: '{{count}} sections still need answers. We opened the first one for you.',
  },
  setAside: {
    title_one: 'Another device answered a question differently',
    title_other: 'Another device answered {{count}} questions differently',
    text: 'Both answers are yours, and the later one is in the form. Nothing is lost: choose which is right.',
    standing: 'In the form',
    other: 'Given before, on {{when}}',
    keep: 'Keep it',
    keepOf: '{{field}}: keep the answer in the form',
    use: 'Use the other one',
    useOf: '{{field}}: use the other answer',
    nothing: 'No answer',
    file: 'Another file',
    beforeSubmit:
      'Something was answered later on another device. Check what the form shows now, then submit it.',
  },
  submit: {
    title: 'Every section is complete',
    text: 'Submit your profile to the dealer. You can change it again later.',
    action: 'Submit my profile',
    failed: 'Your profile was not submitted. {{reason}}',
    unsaved: 'Your last answers could not be saved. Check your connection, then try again.',
    done: 'Your profile is with the dealer',
    doneText: 'Look your answers over, and change any that is no longer right.',
    review: 'Is everything still right?',
    reviewText:
      'The law asks us to review your profile with you every 12 months. Look your answers over, then confirm them.',
    confirm: 'Confirm my profile',
  },
} as const;
