/** The signing ceremony, and what the server says about it. */
export const signing = {
  progress: {
    label: 'Progress of signing',
    step: 'Step {{step}} of {{count}}',
  },
  back: 'Back',
  consent: {
    title: 'Sign your documents',
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
      'You receive these documents, and the confirmations and notices that follow, electronically: in your portfolio, with a message to {{email}}.',
    device:
      'You need a device with a browser and a program that opens PDF files. The signed copies stay in your portfolio, where you can download and print them.',
    paper:
      'You can ask for paper copies at no charge, or choose to sign on paper instead: call {{phone}}. You can withdraw this consent at any time; what was signed or delivered before stays valid.',
    agree: 'Agree and continue',
  },
  language: {
    title: 'Read the French version first',
    lead: 'You live in Quebec, where the law gives you the French version of a contract like this one first. It stands below. Once you have read it, choose the language in which you sign.',
    choice: 'In which language do you sign?',
    hint: 'The version that you choose is the one that binds you. English asks for your initials to confirm that it is your express wish.',
    fr: 'Sign in French',
    en: 'I expressly choose English',
  },
  document: {
    position: 'Document {{index}} of {{count}}',
    initial: 'Initial {{initials}}',
    initialLabel: 'Initial {{initials}}: {{title}}',
    initialled: 'Initialled {{initials}}',
    initialledAt: '{{time}}',
    statements: 'Initialled: {{done}} of {{total}}',
    nothingToInitial: 'Read to the end, then go on',
    nextStatement: 'Next statement',
    nextDocument: 'Next document',
    toSignature: 'Go to signature',
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
    nameHint: 'As it stands in the documents: {{name}}',
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
  decline: {
    open: 'Decline to sign',
    title: 'Decline to sign?',
    text: 'Nothing is signed, and the initials that you gave do not count. Your order stays open: you can sign later from its page, from the beginning.',
    yes: 'Yes, decline',
    no: 'No, go on signing',
  },
  closed: {
    toOrder: 'Back to your order',
    toPortfolio: 'Go to your portfolio',
    completed: {
      title: 'Your documents are signed',
      text: 'You signed on {{time}}. We are sealing the files now: they will be in your portfolio in a moment, and a message tells you when.',
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
      text: 'It was replaced by a newer one, or a part of it is missing. Open your order in your portfolio to get a new link.',
    },
  },
  issues: {
    consentMissing: 'Agree to sign electronically first',
    initialMissing: 'Initial the statement “{{title}}”',
    nameMissing: 'Type your full name',
    nameDiffers: 'Type your name as it stands in the documents: {{name}}',
    drawingMissing: 'Draw your signature, or type it instead',
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
