/** The risk acknowledgement: a banner and rows that the investor initials one by one. */
export const documentsRisk = {
  warning:
    'Warning! This investment is risky. Do not invest unless you can afford to lose all of the money you pay for it.',
  caption: 'Your investment',
  rowsTitle: 'Read each statement and initial it yourself',
  rowsIntro: 'Initial a statement only if you understand it. If you are in doubt, call us at {{phone}}.',
  rows: {
    loss: {
      title: 'Risk of loss',
      text: 'You could lose your entire investment of {{total}}.',
    },
    approval: {
      title: 'No approval',
      text: 'No securities regulator has reviewed, approved or recommended this investment or the documents about it.',
    },
    liquidity: {
      title: 'Liquidity risk',
      text: 'There is no market for these units. You may be unable to sell them when you want to, or ever, and nobody is bound to buy them back.',
    },
    information: {
      title: 'Lack of information',
      text: 'You may receive little or no information about your investment after you buy. The issuer does not have to report to the public as a listed company does.',
    },
    distributions: {
      title: 'No guarantee of distributions',
      text: 'Distributions, interest and returns are not guaranteed. They may be smaller than planned, come late, stop, or never be paid.',
    },
    conflicts: {
      title: 'Fees and conflicts of interest',
      text: 'The issuer may pay us when you buy. That gives us an interest in the sale, which we described to you in the dealer’s form for this order.',
    },
    suitability: {
      title: 'Facts you gave us',
      text: 'Which exemption applies, how much you may buy and whether this investment suits you are judged from the facts in your investor profile. If they are wrong or out of date, so is what rests on them.',
    },
    cancellation: {
      title: 'Two business days to cancel',
      text: 'You may cancel this purchase, for any reason, until midnight on the second business day after you sign. After that you may have no way to get your money back.',
    },
  },
  aboutTitle: 'What you should know',
  exempt:
    'You are buying exempt market securities. They are sold without a prospectus, so you lose some of the rights and protections that buyers of publicly offered securities have. Compare the investment with others, do not invest money that you may need soon, and do not borrow to invest without advice.',
  form: 'This acknowledgement does not replace a form that securities legislation prescribes. If the exemption under which you buy prescribes one, you sign it together with this acknowledgement.',
  copy: 'A signed copy is yours to keep. The issuer and the dealer keep one for at least eight years.',
  contactsTitle: 'Whom to ask',
  registered:
    'To check that the dealer and its representative are registered, go to www.aretheyregistered.ca.',
  regulator:
    'For more about the exempt market, contact the securities regulator {{ofProvince}}. The regulators are listed at www.securities-administrators.ca.',
  dealer:
    'You can reach the dealer at {{phone}} or {{email}}, and the issuer at {{issuerPhone}} or {{issuerEmail}}.',
} as const;
