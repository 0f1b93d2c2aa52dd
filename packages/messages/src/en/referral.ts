/** The referral page: a link to share, and a way to write about the referral program. */
export const referral = {
  title: 'Refer a friend',
  intro: 'Know somebody who would like to see what is open for investment? Send them your link.',
  link: {
    title: 'Your personal link',
    label: 'Link to share',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    copyFailed: 'Your browser did not let us copy. The link is selected: copy it from there.',
    code: 'QR code',
    codeLabel: 'QR code of your link',
    codeFailed: 'The code could not be drawn. Copy the link instead.',
    share: 'Share',
    shareText: 'Have a look at $t(brand.name), an investor portal for Canadian projects:',
  },
  deal: {
    title: 'Share {{name}}',
    intro: 'Whoever opens this link sees the deal, and comes to it after registering.',
    shareText: 'Have a look at {{name}} on $t(brand.name):',
  },
  disclosure: {
    title: 'Good to know',
    noReward: 'There is no reward for a referral, neither for you nor for the person you invite.',
    noAdvice:
      'Please share the link only. To recommend an investment, or say whether it suits somebody, a person must be registered.',
    privacy:
      'You will not see whether the person opens an account or invests. We only note that they came by your link.',
  },
  request: {
    title: 'Ask about the referral program',
    intro:
      'Would you like to refer people as part of your work? Write to us. We aim to answer within two business days.',
    hint: 'Who you are, and whom you would like to refer.',
    submit: 'Send the request',
    sentTitle: 'Your request is on its way',
  },
} as const;
