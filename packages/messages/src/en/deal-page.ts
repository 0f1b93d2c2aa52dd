/** The page of one deal. */
export const dealPage = {
  share: 'Share {{name}}',
  back: 'Marketplace',
  aside: 'Invest in this deal',
  gallery: {
    label: 'Pictures',
    title: 'Pictures of {{name}}',
    open: 'Enlarge the picture: {{description}}',
    position: '{{place}} of {{count}}',
    previous: 'Previous picture',
    next: 'Next picture',
  },
  preview: {
    title: 'This is a preview',
    written: 'You see the deal as it was written when the link was made. It is not published.',
    version: 'You see version {{version}} of the deal.',
    until: 'This link works until {{when}}.',
    noOrder: 'Nothing can be ordered here, and the documents are for investors only.',
    overTitle: 'This preview has ended',
    over: 'Ask the person who sent you the link for a new one.',
  },
  invest: {
    start: 'Invest',
    resume: 'Continue your order',
    see: 'See your order',
    bounds: 'One unit is {{price}}; the largest order is {{largest}}. The deal closes on {{date}}.',
    right:
      'After you sign, you may cancel for any reason until midnight on the second business day. Your money stays in trust until then.',
    upcoming: 'You can place an order from {{date}}.',
    closed: 'This deal is closed and takes no more orders.',
    soldOut:
      'Every unit is reserved. Units come back when an order is cancelled, so it is worth looking again.',
  },
  risks: {
    title: 'What can go wrong',
    common: 'True of every deal here',
    loss: {
      title: 'You could lose everything',
      text: 'The value can fall to nothing, and no insurance covers the loss.',
    },
    resale: {
      title: 'You may not be able to sell',
      text: 'There is no market for these units. Expect your money to be tied up for the whole term or longer.',
    },
    income: {
      title: 'You may receive no income',
      text: 'The return aimed at is a goal, not a promise. Payments can be late, smaller or stop.',
    },
    review: {
      title: 'No regulator has approved it',
      text: 'You get less information than with a prospectus, and fewer rights protect you. Read the offering memorandum.',
    },
  },
  facts: 'The deal in figures',
  about: 'About the project',
  videos: 'Videos',
  documents: {
    title: 'Read before you invest',
    lead: 'Begin with the offering memorandum: it explains the investment, its costs and its risks.',
    none: 'No documents have been published yet.',
    failed: 'The documents could not be loaded. You can try again at the top of this page.',
  },
  faqs: 'Questions and answers',
  team: 'Who answers for it',
  issuer: { title: 'Issued by', place: '{{city}}, {{province}}' },
  sale: {
    title: 'How it is sold',
    security: 'What you buy',
    where: 'Where it is offered',
    everywhere: 'Everywhere in Canada',
    whom: 'To whom',
    exemptions: {
      AI: 'accredited investors',
      OM: 'anybody, with an offering memorandum',
      FFBA: 'family, friends and business associates of the issuer’s people',
      MIN: 'companies, for a minimum amount',
    },
    trustee: 'Who holds your money first',
    redemption: 'Getting out early',
    states: {
      limited: 'Since {{day}} the issuer pays back less than its terms say ({{source}}).',
      suspended: 'Since {{day}} the issuer pays nothing back ({{source}}).',
    },
    appraised: 'Appraised value of the property',
    independent: '{{appraiser}}, independent of the issuer, as of {{day}}',
    notIndependent: '{{appraiser}}, not independent of the issuer, as of {{day}}',
    related: 'The issuer is related to us',
    connected: 'The issuer is connected to us',
  },
  public: {
    figures: 'Figures and ways on',
    unit: 'Price of one unit',
    closes: 'Closes on',
    risk: 'You could lose all of your money, and you may not be able to sell. No regulator has approved this investment.',
    withAccount:
      'With an account you read its offering memorandum before you decide. It is free and commits you to nothing.',
    soldBy:
      'Sold by $t(brand.legalName), exempt market dealer. Two of our people read your order and your profile before we approve it.',
    gone: {
      title: 'This investment is not on offer',
      text: 'It may have closed, or it may be paused for now. You can still look at the others.',
      action: 'See what is open now',
    },
  },
  missing: {
    title: 'We cannot find this deal',
    text: 'It may have closed, or the address may have been mistyped.',
    action: 'See the open deals',
  },
} as const;
