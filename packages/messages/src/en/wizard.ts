import { documentTitles } from './documents/titles.ts';
import { complete } from './wizard/complete.ts';

/** The investment wizard: its frame, its six pages and its dialogs. */
export const wizard = {
  label: 'Investment order',
  milestones: {
    amount: 'Amount',
    profile: 'Profile',
    payment: 'Payment',
    sign: 'Signing',
    review: 'Review',
  },
  pages: {
    order: { name: 'Order', title: 'How much would you like to invest?' },
    application: { name: 'Application', title: 'Your investor profile' },
    details: { name: 'Subscription', title: 'Details of your order' },
    pay: { name: 'Payment', title: 'Payment instructions' },
    sign: { name: 'Signing', title: 'Read and sign your documents' },
    complete: { name: 'Complete', title: 'Your order' },
  },
  pageTitle: '{{page}}, {{deal}}',
  cancel: 'Cancel',
  saveAndExit: 'Save & Exit',
  previous: 'Previous',
  next: 'Next Step',
  completePayment: 'Complete Payment',
  missing: 'Still needed: {{fields}}',
  missingMore: 'Still needed: {{fields}} and {{count}} more',
  showMissing: 'Show me',
  notReady: 'Complete this step to continue.',
  previousDisabled:
    'You have signed, so the earlier steps can no longer change. To start again, cancel the order on its page in your portfolio.',
  saving: 'Saving',
  saved: 'Saved at {{time}}',
  saveFailed: 'Not saved yet. We will keep trying.',
  exitFailed:
    'We could not save what you typed, so we kept you on this page. Check your connection and try again.',
  failed: 'An error occurred while completing this step: {{message}}',
  redirected: 'We brought you to the first step that is not complete.',
  loading: 'Opening your order',
  slow: 'This is taking longer than usual. Your connection may be slow.',
  dealMissing: {
    title: 'We cannot find this deal',
    text: 'It may have closed, or the address may have been mistyped.',
  },
  marketplace: 'Back to the marketplace',
  cancelDialog: {
    title: 'Cancel investment order?',
    text: 'If you cancel this investment, the information you have filled out so far for this order will not be saved. Your investor profile stays as it is.',
    confirm: 'Yes, cancel',
    keep: 'No, go back to my order',
    done: 'Your order was cancelled.',
    failed: 'We could not cancel the order: {{message}}',
  },
  notices: {
    changesAsked: 'The dealer asks you to change something',
    changesHow:
      'Make the changes on these pages, then continue to the end: your order goes back to the dealer once everything is in place.',
    changesBy: 'Please answer by {{date}}.',
    changed: 'You have changed this.',
    lostUnits: 'Your reservation has run out',
    lostUnitsText:
      'Your units went back to the deal. Confirm the amount again to reserve them; your other answers are kept.',
    lostUnitsAction: 'Reserve again',
    signAgain: 'You have already signed',
    signAgainText: 'If you change anything here, you will need to sign your documents again.',
  },
  unreserved: 'Nothing is reserved yet',
  locked: {
    title: 'This order is with the dealer',
    text: 'It can no longer be changed here. If something is wrong, call your representative.',
    see: 'See the order',
    another: 'Place another order',
  },
  order: {
    lead: 'You can change the amount until you sign.',
    unitPrice: 'Price of one unit',
    minimum: 'Smallest order',
    maximum: 'Largest order',
    available: 'Still available',
    units_one: '{{count}} unit',
    units_other: '{{count}} units',
    range: 'From {{minimum}} to {{maximum}}, in units of {{price}}',
    equals_one: '= {{count}} unit',
    equals_other: '= {{count}} units',
    fewerLeft: '{{amount}} is left for now.',
    noneLeft: 'Nothing is left for now.',
    choices: 'Common amounts',
    noFees: 'We charge you nothing for this order beside its total.',
    ownCosts: 'Some costs of this deal are yours to pay beside the total: they are named above.',
    costs: 'The issuer pays its costs out of your money. {{label}}: {{words}}.',
    costsInWords: '{{label}}, in the issuer’s words',
    hold: {
      title_one: 'Your units are reserved for {{count}} hour',
      title_other: 'Your units are reserved for {{count}} hours',
      text_one:
        'When you continue, we set these units aside for you. If the order is not signed within {{count}} hour, they go back to the deal. Your answers are kept, and you can reserve again while units are left.',
      text_other:
        'When you continue, we set these units aside for you. If the order is not signed within {{count}} hours, they go back to the deal. Your answers are kept, and you can reserve again while units are left.',
      titleMinutes_one: 'Your units are reserved for {{count}} minute',
      titleMinutes_other: 'Your units are reserved for {{count}} minutes',
      textMinutes_one:
        'When you continue, we set these units aside for you. If the order is not signed within {{count}} minute, they go back to the deal. Your answers are kept, and you can reserve again while units are left.',
      textMinutes_other:
        'When you continue, we set these units aside for you. If the order is not signed within {{count}} minutes, they go back to the deal. Your answers are kept, and you can reserve again while units are left.',
      titleUntil: 'Your units are reserved until {{until}}',
      titleAny: 'Your units are reserved for you',
      textUntil:
        'If the order is not signed by then, they go back to the deal. Your answers are kept, and you can reserve again while units are left.',
    },
    next: {
      title: 'What happens next',
      profile: 'You complete your investor profile, or check that it is still right.',
      details: 'You give the details of the order and choose how to pay.',
      sign: 'You read and sign your documents. You may cancel until midnight on the second business day after.',
      review: 'Two of our people read your order and your profile. Then we approve it, or tell you why not.',
    },
    documents: {
      title: 'Read before you invest',
      lead: 'The offering memorandum explains the investment and its risks. Read it before you decide.',
    },
    memorandum: {
      name: 'Offering memorandum',
      statement: 'I have received and read the offering memorandum.',
      hint: 'We email you a copy and record the version and the time. You cannot sign before.',
      confirmed:
        'You confirmed on {{date}} that you have received and read the offering memorandum. A copy is in your email.',
    },
    soldOut: {
      title: 'This deal is fully reserved',
      text: 'There are not enough units left for an order. Units can come back when an order is cancelled; other deals are open now.',
    },
    closed: {
      title: 'This deal is closed',
      text: 'It no longer takes orders. Other deals are open now.',
    },
    upcoming: {
      title: 'This deal is not open yet',
      text: 'You can place an order from {{date}}.',
    },
    fixed: 'The deal has closed to new orders. You can finish this order as it is.',
    browse: 'See open deals',
  },
  application: {
    lead: 'The law asks the dealer to know you before it accepts an order. You fill this in once; your answers are saved as you type.',
    toSubmit: 'your profile, submitted to the dealer',
  },
  details: {
    lead: 'These particulars go into Schedule A of your subscription agreement.',
    scheduleA: 'Schedule A',
    forMyself: 'For myself',
    forSomebodyElse: 'For somebody else',
    forOther:
      'Tell us who that is. We look at it before we approve your order, and may ask you more. Your units stay reserved as for any order.',
    kinds: { person: 'A person', organization: 'An organization' },
    payment: 'Payment',
    paymentMethod: 'How would you like to pay?',
    paymentHint: 'Nothing is taken before your documents are signed.',
    outside:
      'After you sign, you send {{amount}} to the trustee yourself by wire transfer, e-transfer or cheque. You will find the account and your reference on the last page. Your bank may charge a fee.',
    linked:
      'You link your Canadian bank account on a secure page and authorize one debit of {{amount}}. You come back here when you are done.',
    debit:
      'You authorize one debit of {{amount}} from your Canadian bank account. Have a cheque or your online banking at hand for the next step.',
  },
  pay: {
    outside: 'You pay this order outside the portal. You will find the instructions on the last page.',
    lead: 'Authorize one debit for the total of your order.',
    amount: 'Amount to be debited',
    when: 'We debit {{amount}} once, after you have signed and the dealer has approved the order: on the next business day of the banks at the earliest. We email you the approval, and then the day of the debit before it is made. Please keep the money in the account.',
    whenLinked:
      'We debit {{amount}} once, after you have signed and the dealer has approved the order: on the next business day of the banks at the earliest. We email you the approval. The day of the debit is not announced, so please keep the money in the account from then on.',
    account: 'Account to debit',
    accountLead:
      'You will find the three numbers at the bottom of a cheque, and in your online banking under account details.',
    cheque: {
      label: 'Where to find the numbers on a cheque',
      transit: 'Transit number, 5 digits',
      institution: 'Institution number, 3 digits',
      account: 'Account number, 7 to 12 digits',
      first: 'The first number at the bottom left is the number of the cheque. You do not need it.',
    },
    voidCheque: 'Void cheque or account statement',
    voidChequeHint:
      'A photo or a PDF. It helps us catch a mistyped number. It is sent together with this page.',
    agreement: {
      title: 'Pre-authorized debit agreement',
      payee:
        'You authorize $t(brand.name) and its trustee, {{trustee}}, to debit the account above once, for {{amount}}.',
      when: 'The debit is made after you have signed your documents, and no sooner than the dealer’s review. It is a personal debit.',
      trust:
        'The money is held in trust until at least midnight on the second business day after you sign. Until then you may cancel the purchase, and the money is returned in full.',
      revoke:
        'You may revoke this authorization at any time before the debit is made: cancel the order here, write to {{email}} or call {{phone}}. For a sample cancellation form, or for more about your right to cancel a pre-authorized debit agreement, contact your financial institution or visit payments.ca.',
      recourse:
        'You have certain recourse rights if any debit does not comply with this agreement. For example, you have the right to receive reimbursement for any debit that is not authorized or is not consistent with this PAD Agreement. To obtain more information on your recourse rights, contact your financial institution or visit www.payments.ca.',
      holder:
        'You confirm that you may authorize debits from this account, alone or together with its other holders.',
    },
    authorization: 'I have read this agreement and authorize one debit of {{amount}}.',
    authorizationRequired: 'Authorize the debit to continue',
    authorizationName: 'your authorization',
    recordedTitle: 'Your payment instructions are recorded',
    recorded: 'One debit of {{amount}} from the account of {{holder}} ending in {{digits}}.',
    linked: {
      lead: 'Link your bank account and authorize one debit for the total of your order.',
      name: 'your bank account',
      title: 'Link your bank account',
      text: 'You give the account on a secure page. Its link is yours alone and works once. You come back to this step as soon as you are done.',
      action: 'Link my bank account',
      dialog: {
        title: 'Continue on the secure page',
        text: 'We take you to the page where you link your account. Have a cheque or your online banking at hand. What you have entered in your order is saved.',
        provider:
          'You continue at {{host}}, which links your account for us. Before you go, please read the agreement to the debit.',
        goOn: 'Continue',
        stay: 'Stay here',
      },
    },
    change: 'Use another account',
    keep: 'Keep the recorded account',
  },
  sign: {
    memorandum: {
      title: 'Read the offering memorandum first',
      text: 'It was not confirmed yet, or it was amended since. Read it and confirm that you have received it; then you can sign.',
      action: 'Read and confirm',
    },
    lead: 'Read each document to the end. You can stop and come back at any time.',
    documents: 'Documents to sign',
    kyc: documentTitles.kyc,
    kycText: 'What you told the dealer about you and your situation.',
    agreement: documentTitles.agreement,
    agreementText: 'Your purchase for {{amount}} ({{units}}), with Schedule A.',
    risk: documentTitles.risk,
    formText: 'The law asks you to fill in this form yourself',
    riskText: 'The main risks, each of which you initial.',
    kept: 'You do not sign these again, since nothing in them changed: {{titles}}.',
    changed: 'Changed since you signed: {{labels}}',
    again: 'Its wording changed since you signed.',
    start: 'Read and sign',
    startHint: 'It takes about ten minutes. We bring you back here when you are done.',
    toSign: 'your signature',
    toJoin: 'the joint investor’s account and profile',
    toFind: 'a representative who may take your order',
    toAdvise: 'your representative’s advice',
    jointToSign: 'the signature of {{name}}',
    waitingTitle: 'You have signed',
    waitingLead:
      'There is nothing more for you to do here. You may leave: we email you once {{name}} has signed.',
    signedTitle: 'Your documents are signed',
    sealing: 'We are sealing your signed copies. You will find them in your portfolio in a moment.',
    signedOn: 'Signed on {{date}}',
    portfolio: 'Follow the order in your portfolio',
    right: 'You may cancel your purchase until midnight on the second business day after you sign.',
  },
  complete,
} as const;
