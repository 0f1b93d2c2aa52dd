/** How much the law lets somebody buy of a deal, and why. */
export const room = {
  title: 'How much the law lets you buy',
  upTo: 'You can invest up to {{amount}} here today.',
  none: 'You cannot buy more here today: you have reached the limit of the law.',
  more: '{{amount}} more from {{day}}.',
  advice:
    'Above {{limit}}, your representative first checks that it suits you. You can order up to {{most}}.',
  adviceOnly: 'Your representative first checks that it suits you. You can order up to {{most}}.',
  noLimit: 'No limit of the law applies to what you buy here.',
  unknown: 'How much you may buy depends on your profile. We tell you once it is complete.',
  outdated:
    'Your profile has your income of another year. Update it, and we work out what you may buy again.',
  profile: 'See your profile',
  bar: {
    label: 'How much of your limit is used',
    text: '{{used}} of {{cap}} used',
  },
  why: {
    title: 'Why this much',
    accredited: 'You count as an accredited investor.',
    eligible: 'You count as an eligible investor.',
    neither: 'By your profile, the limit is the one for most people.',
    company: 'You buy for a company or a trust.',
    used: 'You bought or hold {{used}} of such investments in the last 12 months, here and elsewhere. The limit is {{cap}}.',
    unused: 'The limit is {{cap}} in 12 months, here and elsewhere.',
    purchase: 'The limit is {{cap}} for each purchase.',
    days: 'When you can buy more',
    change: 'If something is no longer right, change your profile.',
  },
  /** In brackets after a sentence. */
  cite: {
    'ni-45-106': 'NI 45-106, s. {{section}}',
    'ni-45-106cp': '45-106CP, s. {{section}}',
    'ni-31-103': 'NI 31-103, s. {{section}}',
    'order-45-933': 'Blanket Order 45-933',
    'order-45-510': 'Local orders (45-510 and others)',
    'securities-act-on': 'Securities Act (Ontario), s. {{section}}',
    'securities-act-qc': 'Securities Act (Quebec), s. {{section}}',
    'charter-french-qc': 'Charter of the French language, s. {{section}}',
    'age-of-majority': 'Age of majority Acts',
  },
  limbs: {
    'ai-registered': 'You are registered to sell or advise on securities.',
    'ai-formerly-registered': 'You were registered to sell or advise on securities.',
    'ai-financial-assets':
      'Your cash and securities are worth more than {{figure}}, after what you owe on them.',
    'ai-financial-assets-joint':
      'You and your spouse have cash and securities worth more than {{figure}}, after what you owe on them.',
    'ai-financial-assets-alone':
      'You alone have cash and securities worth more than {{figure}}, after what you owe on them.',
    'ai-income':
      'Your net income was over {{figure}} in {{first}} and {{second}}, and you expect the same this year.',
    'ai-income-with-spouse':
      'You and your spouse had a net income of over {{figure}} in {{first}} and {{second}}, and you expect the same this year.',
    'ai-net-assets': 'What you own is worth at least {{figure}}, after all you owe.',
    'ai-net-assets-joint': 'What you and your spouse own is worth at least {{figure}}, after all you owe.',
    'ai-company': 'The company’s net assets are at least {{figure}}.',
    'eligible-companies': 'Eligible investors own the company.',
    'eligible-net-assets': 'What you own is worth more than {{figure}}, after all you owe.',
    'eligible-net-assets-joint':
      'What you and your spouse own is worth more than {{figure}}, after all you owe.',
    'eligible-income':
      'Your net income was over {{figure}} in {{first}} and {{second}}, and you expect the same this year.',
    'eligible-income-with-spouse':
      'You and your spouse had a net income of over {{figure}} in {{first}} and {{second}}, and you expect the same this year.',
    'eligible-related': 'The issuer says that you are close to its people: {{relation}}.',
    'eligible-advised': 'An investment dealer advised you that it suits you.',
    'eligible-advised-manitoba': 'An independent lawyer or accountant advised you that it suits you.',
    'minimum-amount': 'The company buys for at least {{figure}}.',
    'family-and-friends': 'The issuer says that you are close to its people: {{relation}}.',
  },
  relations: { family: 'family', friend: 'a close friend', associate: 'a close business associate' },
  facts: {
    income: 'Net income before tax in {{year}}',
    'income-expected': 'Net income before tax that you expect in {{year}}',
    'joint-income': 'Net income of you both in {{year}}',
    'joint-income-expected': 'Net income that you both expect in {{year}}',
    'financial-assets': 'Cash and securities',
    'joint-financial-assets': 'Cash and securities of you both',
    owed: 'What is owed on them',
    'net-assets': 'What you own, less what you owe',
    'joint-net-assets': 'What you both own, less what you owe',
  },
  blocked: {
    'outside-canada': 'By your profile you live outside Canada, so you cannot buy here.',
    'firm-not-registered': 'We are not registered where you live, so you cannot buy here.',
    'not-offered-there': 'This deal is not offered where you live.',
    'under-age': 'Where you live, only adults can buy. By your profile you are not of age yet.',
    'form-off': 'This deal takes no order from you yet: a form that the law asks for is not ready.',
    'fund-not-allowed':
      'Where you live, the law does not let this kind of fund be sold with an offering memorandum. Accredited investors can buy it.',
    'made-for-purpose': 'The law does not let a company buy here that was made only to buy so.',
    'no-exemption': 'This deal is for other kinds of investors. By your profile you are not one of them.',
  },
} as const;
