/** Messages to investors. A body's paragraphs stand apart by a blank line. */
export const mail = {
  greeting: 'Hello {{firstName}},',
  hello: 'Hello,',
  closing: 'The $t(brand.name) team',
  linkFallback: 'If the button does not work, copy this address into your browser:',
  footer:
    '$t(brand.legalName), exempt market dealer. $t(brand.address). Phone $t(brand.phone). We write to you about your account and your orders; this is not an offer to buy securities.',
  footerAsked:
    '$t(brand.legalName), exempt market dealer. $t(brand.address). Phone $t(brand.phone). We write to you because you asked us to; this is not an offer to buy securities.',
  neverAsk: 'We never ask for your password or your social insurance number by email.',
  orderFacts: { deal: 'Deal', units: 'Units', total: 'Total', order: 'Reference' },
  welcome: {
    subject: 'Welcome to $t(brand.name)',
    heading: 'Your account is ready',
    body: 'Your investor account is open. You can browse every live deal now and read its documents at your own pace.\n\nWhen you choose a deal, we ask for your investor profile once, guide you through the order, and show you at every step what happens next and what you can still change.\n\nPlease confirm first that this address is yours. The link works for 48 hours.',
    action: 'Confirm my email',
  },
  waitingList: {
    subject: 'You are on our waiting list',
    heading: 'You are on the waiting list',
    body: 'We are not registered {{inProvince}}, so we cannot take orders from people who live there. You asked us to write to you when that changes, and for nothing else.\n\nWe keep this address, the province and your language for it. The link below takes you off the list, today or at any time later, and deletes them.\n\nIf it was not you who asked, the same link ends it.',
    action: 'Leave the waiting list',
  },
  passwordReset: {
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    body: 'Somebody, probably you, asked for a new password for this account. The link works once, for one hour.\n\nIf it was not you, ignore this message: your password stays as it is.',
    action: 'Choose a new password',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    body: 'The password of your account was just changed, and every open session was ended.\n\nIf it was not you, call us at once at $t(brand.phone).',
    action: 'Log in',
  },
  reservationEnding: {
    subject: 'Your units of {{dealName}} are reserved until {{until}}',
    heading: 'Your reservation ends soon',
    body: 'You began the order below and have not signed it yet. Its units are reserved for you until {{until}}.\n\nIf it is not signed by then, they go back to the deal, where others can take them. Your answers are kept, and you can reserve again while units are left.\n\nIf you no longer want to invest, you have nothing to do.',
    action: 'Go on with your order',
  },
  orderReceived: {
    subject: 'We have received your order for {{dealName}}',
    heading: 'Your order is with us',
    body: 'Thank you. Your order is signed and complete, and our team reviews it now. We write to you as soon as there is a decision, or if we need something from you.\n\nUntil midnight of the second business day after you signed, you can cancel the order and owe nothing. Your money stays in trust at least until then.',
    money: {
      arrived: 'You have nothing to do: your money has arrived and is held in trust.',
      toSend:
        'What you do now: send {{amount}} to the trustee, $t(brand.trustee), with the reference {{reference}}. The page of your order has the account for a wire transfer, the address for an e-transfer and where to mail a cheque.',
      toDebit:
        'You have nothing to do. Once the order is approved, {{amount}} is debited from your account, on the next business day of the banks at the earliest. Please keep the money there: we do not write again before the debit.',
    },
    papers: 'Your signed documents, sealed; you open them in the portal',
    action: 'Follow your order',
  },
  profileSigned: {
    subject: '{{documentTitle}}, signed',
    heading: 'Your signed confirmation is ready',
    body: '“{{documentTitle}}” is signed and sealed. You can download it at any time; a later change to the file would show.\n\nFor your safety we do not attach it: you open it in the portal.',
    action: 'Open the document',
  },
  jointInvitation: {
    subject: 'Your signature is needed: {{dealName}}',
    heading: 'Your signature is needed',
    body: 'An investor wants to invest together with you and has signed the documents of the order; the page in the link says who it is. The order goes to the dealer only once you have read and signed them too.\n\nThe link in this message is yours alone: whoever has it can sign as you, so do not pass it on. It works for 72 hours; the other investor can have a new one sent to you.\n\nIf you do not know what this is about, do not sign. You can decline on the page, or call us at $t(brand.phone).',
    action: 'Read and sign the documents',
  },
  jointReminder: {
    subject: 'Reminder: your signature is missing for {{dealName}}',
    heading: 'Your signature is still missing',
    body: 'The other investor has signed the documents of your joint order and waits for you. Read them, then sign or decline.\n\nThe link in this message is new and yours alone: whoever has it can sign as you, so do not pass it on. It works for 72 hours; the one you got before no longer works.',
    action: 'Read and sign the documents',
  },
  jointDocuments: {
    subject: 'Your signed documents: {{dealName}}',
    heading: 'Your copies of the signed documents',
    body: 'The documents below are signed by you both, and sealed. A later change to a file would show.\n\nThe link leads to the page with your copies. It is yours alone and works for 30 days: download them and keep them.',
    papers: 'Your signed documents',
    action: 'Open your copies',
  },
  jointMemorandum: {
    subject: 'The offering memorandum of {{dealName}}',
    heading: 'The offering memorandum you accepted',
    body: 'You confirmed that you have received and read the offering memorandum below. Keep it: it explains the investment, its costs, its risks and your rights.\n\nUntil midnight of the second business day after you sign, you can cancel for any reason and owe nothing. If the memorandum is amended before your order is approved, we ask you to read the new one.',
    attached: 'The document is attached. Once you have signed, it is also with your copies.',
    inPortal:
      'The document is too large for an email. Download it through the link below while that works; once you have signed, it is also with your copies.',
    document: 'Document',
    version: 'Version',
    action: 'Go on where you were',
  },
  jointAmendment: {
    subject: 'Please read the amended memorandum: {{dealName}}',
    heading: 'The offering memorandum was amended',
    body: 'The offering memorandum of the joint investment that you signed for was amended. Your order can be approved once you have received and read the new version. Your signature stands.\n\nThe link in this message is yours alone, so do not pass it on. It works for 72 hours; the other investor can have a new one sent to you. If the new version changes your mind, call us at $t(brand.phone).',
    action: 'Read the amended memorandum',
  },
  jointDeclined: {
    subject: 'The joint investor declined to sign: {{dealName}}',
    heading: 'The joint investor declined to sign',
    body: 'The joint investor declined to sign the documents of your joint order. Nothing was handed to the dealer, and your signature on those documents no longer counts.\n\nYour order is open again. You can invest alone, name another joint investor, or sign again and have a new link sent.',
    action: 'Open your order',
  },
  orderApproved: {
    subject: 'Your order for {{dealName}} is approved',
    heading: 'Your order is approved',
    body: 'Our review is finished and your order is approved. Your units are issued at the closing of the deal; until then your money stays in trust.\n\nThe approval takes nothing from your right to cancel: until midnight of the second business day after the last signature, you can cancel the order for any reason and owe nothing.\n\nYour portfolio shows where the order stands.',
    action: 'Open your order',
  },
  orderReturned: {
    subject: 'Your order for {{dealName}} needs a change',
    heading: 'We need something from you',
    body: 'We looked at your order and need a change before we can go on. Your units stay reserved and everything you entered is kept.',
    reason: 'What we ask for',
    action: 'Change your order',
  },
  orderDeclined: {
    subject: 'Your order for {{dealName}} was not accepted',
    heading: 'We could not accept your order',
    body: 'We are sorry: we cannot accept this order. You owe nothing for it, and money that has already arrived is returned to you.\n\nCall us if you would like to talk about it: $t(brand.phone).',
    reason: 'The reason',
    action: 'Open your order',
  },
  offeringMemorandum: {
    subject: 'The offering memorandum of {{dealName}}',
    heading: 'The offering memorandum you accepted',
    body: 'You confirmed that you have received and read the offering memorandum below. Keep it: it explains the investment, its costs, its risks and your rights.\n\nUntil midnight of the second business day after you sign an order, you can cancel it for any reason and owe nothing. If the memorandum is amended before then, we ask you to read the new one.',
    attached: 'The document is attached, and stays on the page of the deal.',
    inPortal:
      'The document is too large for an email. You will find it on the page of the deal, where every download is protected.',
    document: 'Document',
    version: 'Version',
    action: 'Open the deal',
  },
} as const;
