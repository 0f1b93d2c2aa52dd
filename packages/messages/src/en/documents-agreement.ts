/** The subscription agreement, clause by clause, in plain language. */
export const documentsAgreement = {
  intro:
    'This agreement is between you, the issuer and the dealer. Please read all of it, with Schedule A and the documents about the investment, before you sign. In it, “you” means the subscriber and any joint subscriber, and “we” means the dealer.',
  parties: { title: '1. The parties', caption: 'Parties to this agreement' },
  subscription: {
    title: '2. Your subscription',
    offer:
      'You subscribe for the units described below and offer to buy them from the issuer at the price shown. All amounts are in Canadian dollars.',
    caption: 'The units you subscribe for',
    acceptance:
      'The issuer may accept your subscription, or refuse it in whole or in part. It binds the issuer only once the issuer has accepted it. If your subscription is refused, or if closing does not take place, your money is returned to you promptly, without interest or deduction. The dealer’s portal does not record the issuer’s acceptance or the closing: it shows your order as settled once your money has been paid to the issuer.',
  },
  trust: {
    title: '3. Payment and money held in trust',
    payment: 'You pay the total price of {{total}} as follows: {{method}}.',
    held: 'Your money is held in trust for you, apart from the money of the issuer and of the dealer, at least until midnight on the second business day after you sign. It is not released to the issuer before then. If you cancel within that time, all of it is returned to you promptly.',
    cost: 'The total price is all that you pay under this agreement. What the issuer pays to the dealer is described in the dealer’s form for this order and in the documents about the investment.',
    costBeside:
      'Besides the total price, you pay these costs of the investment yourself: {{costs}}. What the issuer pays to the dealer is described in the dealer’s form for this order and in the documents about the investment.',
  },
  cancel: {
    title: '4. Your right to cancel within two business days',
    right:
      'You may cancel this agreement for any reason, without penalty. Your notice must be given to the issuer not later than midnight, local time {{inProvince}}, on the second business day after the day on which you sign.',
    counting:
      'Saturdays, Sundays and the public holidays {{ofProvince}} are not business days, nor are other days that the dealer counts as holidays in your favour. For example, if you sign on a Wednesday and no holiday falls in that week, you may cancel until midnight on Friday.',
    how: 'You give notice by cancelling the order in the portal, which passes your notice on to the issuer with its date and time, or by writing to the issuer at {{issuerEmail}}. You do not have to give a reason.',
    other:
      'This right adds to every other right that the law or the documents about the investment give you, including the right to sue, or to have your purchase undone, if an offering memorandum contains a misrepresentation. The memorandum explains those rights and their time limits.',
  },
  confirm: {
    title: '5. What you confirm',
    intro: 'You confirm to the issuer and to the dealer, today and again at closing, that:',
    age: 'you have reached the age of majority and are able to enter into this agreement;',
    resident: 'you live {{inProvince}}, at the address shown in section 1, and you sign in {{city}};',
    principal:
      'you buy the units as principal, for your own account and not for another person or for resale;',
    forOther:
      'you buy the units for the person or organization named in Schedule A, as you told the dealer, you are allowed to act for them, and you do not buy for resale;',
    documents:
      'you have received the documents about this investment to which you are entitled, including the offering memorandum where there is one, and have had the time to read them, to ask questions and to seek advice from a person of your choice;',
    profile:
      'what you state in your investor profile is true and complete, and you will tell the dealer of any change before closing;',
    risk: 'you understand that the units are a risky investment, that you could lose all of your money, and that you may be unable to sell the units;',
    promise:
      'nobody has promised you that the units will be bought back, that your money will be refunded other than under section 4, or that the units will have a certain value or be listed on an exchange;',
    funds:
      'the money you pay is your own, comes from the source stated in Schedule A, and is not connected with any crime, money laundering or the financing of terrorism.',
    fundsForOther:
      'the money you pay is your own or that of the person or organization named in Schedule A, comes from the source stated there, and is not connected with any crime, money laundering or the financing of terrorism.',
  },
  exemption: {
    title: '6. No prospectus',
    sold: 'The units are sold under an exemption from the prospectus requirement of the securities legislation {{ofProvince}}. You therefore do not have some of the protections that a prospectus gives, and no regulator has reviewed or approved this investment.',
    decision:
      'Your purchase relies on this exemption: {{exemption}}. The dealer decided so from the facts of your profile and keeps its reasons on record. It decides anew when those facts, your order or the deal change, and before it approves your order; you read in the portal how much you may buy and why. You agree to give the information and evidence that the dealer reasonably asks for, and to sign the form that the exemption prescribes, if there is one. If no exemption is available to you, your subscription is not accepted and all of your money is returned.',
    undecided:
      'The dealer had not yet decided which exemption applies to you when this agreement was prepared. It decides from the facts of your profile, keeps its reasons on record and tells you in the portal. You agree to give the information and evidence that the dealer reasonably asks for, and to sign the form that the exemption prescribes, if there is one. If no exemption is available to you, your subscription is not accepted and all of your money is returned.',
    resale:
      'The units are subject to resale restrictions under securities legislation and under the issuer’s own constating documents. The restrictions may never end.',
  },
  registration: {
    title: '7. Registration of the units',
    text: 'The issuer registers the units in the name shown in Schedule A and keeps the register of who holds them. The dealer emails you when your money has been paid to the issuer; it does not see the register and sends no confirmation of the registration. The units may be transferred only as the law and the issuer’s constating documents allow.',
  },
  privacy: {
    title: '8. Your personal information',
    use: 'The dealer and the issuer collect and use your personal information to verify your identity, to assess whether the investment suits you, to carry out this subscription, to keep you informed of your investment and to meet their legal duties. They share it only for these purposes, with the trustee, their professional advisers and service providers, and the authorities where the law requires it, and keep it as long as the law requires.',
    regulators:
      'The issuer must report this distribution to the securities regulators. The report includes your name, address, telephone number and email address, the units you buy, the price and the exemption relied on. The issuer files it; the dealer’s portal does not. The regulators collect this information under the authority of securities legislation, to administer and enforce it. You authorize this indirect collection. You may put questions about it to the securities regulator {{ofProvince}}, whose address is at www.securities-administrators.ca.',
    rights: 'You may see your information and have it corrected by writing to {{dealerEmail}}.',
  },
  electronic: {
    title: '9. Electronic delivery and signature',
    delivery:
      'You agree to receive this agreement, the documents about the investment, confirmations, statements and notices electronically, in the portal or at {{email}}. You may ask for a paper copy at no charge, and you may withdraw this consent at any time by writing to {{dealerEmail}}. The portal delivers electronically only: once you have withdrawn it, the dealer’s people send you papers by other means. Withdrawing it does not affect what has already been delivered.',
    signature:
      'You agree to sign electronically. Your electronic signature and initials have the same effect as those made by hand. A signed copy stays available to you in the portal.',
  },
  law: {
    title: '10. Governing law',
    text: 'This agreement is governed by the laws {{ofProvince}}, your province or territory of residence, and the federal laws of Canada that apply there. Its courts have jurisdiction.',
  },
  language: {
    title: '11. Language',
    chosen:
      'You chose to receive this agreement and the documents that go with it in English. A French version is available to you on request.',
    quebec:
      'The French version of this agreement was remitted to you first. After reading it, you expressly chose to be bound by this English version, as section 55 of the Charter of the French language allows. Les parties ont expressément demandé, après que la version française leur a été remise, que la présente convention et les documents qui s’y rattachent soient rédigés en anglais.',
    initialTitle: 'Choice of English',
    initialText:
      'I was given the French version of this agreement before this one, and it is my express wish to sign the English version.',
  },
  general: {
    title: '12. General',
    whole:
      'This agreement with Schedule A, your investor profile, the risk acknowledgement and the documents about the investment make up the whole agreement for this subscription. It can be changed only in writing.',
    severable:
      'If a provision cannot be enforced, the others stay in force. Nothing in this agreement takes away a right that securities or consumer protection legislation gives you.',
    heirs: 'It binds and benefits the parties, their heirs, estates, successors and permitted assigns.',
    joint: 'Joint subscribers are each responsible for all of the obligations of the subscriber under it.',
  },
  schedule: {
    title: 'Schedule A: registration particulars',
    caption: 'Schedule A',
  },
} as const;
