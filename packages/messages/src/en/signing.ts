/** The signing ceremony, and what the server says about it. */
export const signing = {
  progress: {
    label: 'Progress of signing',
    step: 'Step {{step}} of {{count}}',
  },
  back: 'Back',
  memorandum: {
    title: 'Offering memorandum',
    lead: '{{name}} named you as joint investor in {{deal}}. You buy together, so you receive the same offering memorandum: it explains the investment, its costs, its risks and your rights. Read it before you agree to anything.',
    amendedTitle: 'The offering memorandum was amended',
    amendedLead:
      'A new version for {{deal}} was published since you read the last one. Read it; then you go on where you were.',
    afterSigning:
      'You signed for {{deal}} on {{time}}, and a new version was published since. The order can be approved once you have received and read it.',
    version: 'Version {{version}}',
    statement: 'I have received and read the offering memorandum.',
    hint: 'We record this with the version and the time, and email you a copy to keep.',
    missing: 'Confirm that you have received and read it, or decline below',
    confirm: 'Confirm and continue',
    goOn: 'Continue',
    confirmed: 'You confirmed on {{date}} that you have received and read it.',
    right:
      'You may still cancel after you sign, for any reason, until midnight on the second business day. You then owe nothing.',
    signatureStands: 'Your signature stands',
    changedMind: 'If the new version changes your mind, call us before you confirm: $t(brand.phone).',
  },
  translation: {
    title: { en: 'You sign the English version', fr: 'You sign the French version' },
    why: {
      en: 'You and {{name}} sign the same document. It is in English, the language in which {{name}} signed, and your signature counts for that text.',
      fr: 'You and {{name}} sign the same document. It is in French, the language in which {{name}} signed, and your signature counts for that text.',
    },
    offer: {
      en: 'Above each document there is its French version, for you to read before you sign.',
      fr: 'Above each document there is its English version, for you to read before you sign.',
    },
    otherwise: {
      en: 'If you want to sign in French, do not go on: ask {{name}} to sign in French, or call us. Declining below gives the order back to {{name}}.',
      fr: 'If you want to sign in English, do not go on: ask {{name}} to sign in English, or call us. Declining below gives the order back to {{name}}.',
    },
    read: {
      en: 'Read this document in English (not the version you sign)',
      fr: 'Read this document in French (not the version you sign)',
    },
    binding: {
      en: 'To read only. What you initial and sign is the English version below.',
      fr: 'To read only. What you initial and sign is the French version below.',
    },
  },
  consent: {
    title: 'Sign your documents',
    profileTitle: 'Confirm your investor profile',
    profileLead:
      'Read the facts that the dealer relies on, initial them and sign. You will not be asked again with your next order.',
    lead_one: 'There is {{count}} document to read and sign for your investment in {{deal}}.',
    lead_other: 'There are {{count}} documents to read and sign for your investment in {{deal}}.',
    signer: 'Who signs',
    email: 'Email',
    deal: 'Investment',
    expires: 'This link ends',
    documents: 'Documents',
    keeps:
      'Take your time. What you have done is kept: if the link ends before you finish, open your order again and go on where you were.',
    agreement: 'Signing electronically',
    effect:
      'You sign with an electronic signature and initials. They have the same effect as those made by hand.',
    delivery:
      'You get these documents, and the notices that follow, in electronic form. You find them in your portfolio, and a message to {{email}} says so.',
    device:
      'You need a device with a browser and a program that opens PDF files. The signed copies stay in your portfolio, where you can download and print them.',
    paper:
      'You can ask for paper copies at no charge, or choose to sign on paper instead: call $t(brand.phone). Call us too if you no longer agree later: the portal itself only delivers electronically. What was signed or delivered before stays valid.',
    agree: 'Agree and continue',
    agreed: 'Continue',
    agreeAndRead: 'Agree and read',
    goOn: 'Go on signing',
    joint: {
      lead: '{{name}} named you as joint investor in {{deal}} and has signed; your signature makes the order complete. If you did not expect this, do not sign: decline below, or call us.',
      keeps:
        'Take your time. What you have done is kept: if the link ends before you finish, ask the investor to have a new one sent to you, and go on where you were.',
      delivery:
        'You receive your copies electronically: a message to {{email}} has a link of your own to them, which works for 30 days.',
      device:
        'You need a device with a browser and a program that opens PDF files. Download your copies and keep them.',
    },
  },
  language: {
    title: 'Read the French version first',
    lead: 'You live in Quebec, where the law gives you the French version of a contract like this one first. It is below. Once you have read it, choose the language in which you sign.',
    choice: 'In which language do you sign?',
    hint: 'The version that you choose is the one that binds you. English asks for your initials to confirm that it is your express wish.',
    joint:
      '{{name}} signed in English. If you choose French, {{name}} signs the French version first, and then it is your turn again.',
    fr: 'Sign in French',
    en: 'I expressly choose English',
  },
  document: {
    position: 'Document {{index}} of {{count}}',
    initial: 'Initial {{initials}}',
    initialLabel: 'Initial {{initials}}: {{title}}',
    initialled: 'Initialled {{initials}}',
    initialledAt: '{{time}}',
    choiceHint:
      'Initial the one statement that is true of you. If none is, do not sign: call us at $t(brand.phone).',
    choiceMade: 'One statement has your initials. Not the right one? Initial another one.',
    initialInstead: 'Initial this instead',
    statements: 'Initialled: {{done}} of {{total}}',
    nothingToInitial: 'Read to the end, then go on',
    nextStatement: 'Next statement',
    nextDocument: 'Next document',
    toSignature: 'Go to signature',
    changed: 'You signed this before. Changed since: {{labels}}.',
    again: 'You signed this before. Its wording has changed since.',
  },
  review: {
    title: 'Review and sign',
    lead_one: 'Your signature counts for this document. It is binding once you press the button below.',
    lead_other:
      'Your signature counts for all {{count}} documents. It is binding once you press the button below.',
    documents: 'What you sign',
    readAgain: 'Read again',
    readAgainLabel: 'Read again: {{title}}',
    initials_one: '{{count}} statement initialled',
    initials_other: '{{count}} statements initialled',
    noInitials: 'Nothing to initial',
    signature: 'Your signature',
    name: 'Your full name',
    nameHint: 'As it appears in the documents: {{name}}',
    method: 'How do you want to sign?',
    typed: 'Type it',
    drawn: 'Draw it',
    preview: 'This is how your signature will look',
    previewEmpty: 'Your name appears here as you type',
    draw: 'Drawing field for your signature',
    drawHint:
      'Use a finger, a pen or the mouse. Without them, choose “Type it”: a typed signature counts just as much.',
    undo: 'Undo',
    clear: 'Clear',
    drawnStrokes_one: '{{count}} stroke drawn',
    drawnStrokes_other: '{{count}} strokes drawn',
    drawnNothing: 'Nothing drawn yet',
    sign_one: 'Sign {{count}} document',
    sign_other: 'Sign {{count}} documents',
    notSigned: 'Not signed yet',
  },
  proof: {
    title: 'Confirm that it is you',
    why: 'You logged in more than {{minutes}} minutes ago.',
    password: 'Your password',
    passwordHint: 'The one with which you log in here.',
    code: 'Code from your app',
    codeHint: 'Six digits, or a recovery code.',
    verifyTitle: 'Verify your email address before you sign',
    verifyText:
      'Open the link in the message that we sent to {{email}}. Then come back here: nothing you did is lost.',
    verifyAgain: 'Send the link again',
    verifySent: 'The link is on its way to {{email}}. It works for 48 hours.',
  },
  decline: {
    open: 'Decline to sign',
    title: 'Decline to sign?',
    text: 'Nothing is signed, and the initials that you gave do not count. Your order stays open: you can sign later from its page, from the beginning.',
    jointText: 'Nothing is signed. The order goes back to the investor, and we tell them that you declined.',
    profileText:
      'Nothing is signed, and the initials that you gave do not count. You can confirm your profile later.',
    yes: 'Yes, decline',
    no: 'No, go on signing',
  },
  closed: {
    toOrder: 'Back to your order',
    toPortfolio: 'Go to your portfolio',
    goBack: 'Back to the portal',
    toHome: 'Go to the home page',
    waiting: {
      title: 'You have signed',
      text: 'You signed on {{time}}. It is now {{name}}’s turn: we have sent them their own link. Your order goes to the dealer once they have signed too.',
    },
    outOfTurn: {
      title: 'It is not your turn yet',
      text: 'The order changed after you were invited. The investor has to sign the new documents first. You will then get a message with a new link. This one no longer works.',
    },
    joint: {
      completed: {
        title: 'You have signed',
        text: 'You signed on {{time}}, and the order is complete. We are sealing the documents now: a message brings you the link to your copies.',
      },
      declined: {
        title: 'You declined to sign',
        text: 'Nothing was signed in your name. The order is back with the investor, and we have told them.',
      },
      expired: {
        title: 'This link has ended',
        text: 'A signing link ends after a while to protect you. What you have done is kept: ask the investor to have a new one sent to you.',
      },
      superseded: {
        title: 'These documents no longer apply',
        text: 'The order changed or was cancelled after you were invited. If your signature is still needed, you get a new message.',
      },
    },
    profile: {
      completed: {
        title: 'Your profile is confirmed',
        text: 'You signed on {{time}}, and we are sealing the file now: a message brings you the link to it.',
      },
      declined: {
        title: 'You declined to sign',
        text: 'Nothing was signed. You can confirm your profile later, or together with an order.',
      },
      expired: {
        title: 'This link has ended',
        text: 'A signing link ends after a while to protect you. What you have done is kept: ask for a new link where you began.',
      },
      superseded: {
        title: 'There is nothing left to confirm',
        text: 'You have confirmed this profile already, together with an order.',
      },
    },
    completed: {
      title: 'Your documents are signed',
      text: 'You signed on {{time}}, and we are sealing the files now: they will be in your portfolio in a moment, and a message tells you when.',
    },
    declined: {
      title: 'You declined to sign',
      text: 'Nothing was signed. Your order for {{deal}} stays open, and you can still sign from its page.',
    },
    expired: {
      title: 'This link has ended',
      text: 'A signing link ends after a while to protect you. What you have done is kept: open your order again and go on where you were.',
    },
    superseded: {
      title: 'These documents no longer apply',
      text: 'Your order for {{deal}} changed after they were prepared. Open it to see what to do next.',
    },
    invalid: {
      title: 'This link does not open anything',
      text: 'A newer link took its place, or a part of it is missing. If it came by email, take the link in the newest message; otherwise open your order in your portfolio to get a new one.',
    },
  },
  issues: {
    languageMissing: 'Choose the language in which you sign',
    consentMissing: 'Agree to sign electronically first',
    initialMissing: 'Initial the statement “{{title}}”',
    choiceMissing: 'Initial one of the statements under “{{title}}”',
    nameMissing: 'Type your full name',
    nameDiffers: 'Type your name as it appears in the documents: {{name}}',
    drawingMissing: 'Draw your signature, or type it instead',
    drawingShort: 'This is too short for a signature. Draw a longer line, or type your name instead',
    drawingTooLong: 'This drawing has too many strokes. Clear it and sign more simply',
  },
  paper: {
    profileSubtitle: '{{day}}',
    subtitle: 'Order {{order}} · {{day}}',
    sealReason: '{{title}}, signed electronically',
    authenticationByMail:
      'Opened a single-person link sent to {{email}}, which ended after {{hours}} hours, and typed the full name that stands in the documents',
    authentication:
      'Logged in to the portal with email address and password; the signing link was given in that session and ended after {{minutes}} minutes',
  },
  /** What a signing provider's messages and files are called, where documents are signed there. */
  provider: {
    subject: 'Documents to sign: {{deal}}',
    profileSubject: 'Your investor profile, to confirm',
    certificate: 'Certificate of completion',
  },
} as const;
