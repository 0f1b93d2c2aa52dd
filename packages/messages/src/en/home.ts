/** The front page and the landing page's common words. */
export const home = {
  hero: {
    title: 'Canadian projects, open to investors like you',
    intro:
      'With $t(brand.name), you invest in real estate, in funds and in research. Browse the deals, read every document and place your order online, step by step.',
    register: 'Create an account',
    login: 'Log in',
    browse: 'See what is open now',
    alt: 'A Canadian city at dusk between mountains and water, with farmland in front.',
  },
  steps: {
    title: 'How investing works here',
    intro: 'Four steps. You can stop, save and come back at any of them.',
    '1': {
      title: 'Create an account',
      text: 'A name, an email and eleven short questions. Free, in English or in French.',
    },
    '2': {
      title: 'Choose with the facts in hand',
      text: 'Each deal shows its risks, its figures and its offering memorandum before you decide.',
    },
    '3': {
      title: 'Place your order',
      text: 'You complete your investor profile once. Two of our people read it with your order, and may decline the order.',
    },
    '4': {
      title: 'Sign, then follow it',
      text: 'You sign online and your money goes into trust. Your portfolio shows where the order stands until the issuer is paid.',
    },
  },
  deals: {
    title: 'Open for investment now',
    intro: 'A few of the deals. An account shows you all of them, with their documents.',
    minimum: 'From',
    funded: '{{percent}} reserved',
    closes: 'Closes',
    all: 'Create an account to see them all',
    allSignedIn: 'See all in the marketplace',
    none: 'Nothing is open today',
    noneText: 'New deals open through the year. With an account you can ask us to tell you.',
  },
  safety: {
    title: 'What protects you, and what does not',
    trust: {
      title: 'Your money is held in trust',
      text: 'It stays in a trust account, apart from our money and the issuer’s, at least until your right to cancel has passed.',
    },
    cancel: {
      title: 'Two business days to change your mind',
      text: 'You can cancel until midnight on the second business day after you sign. You need no reason and pay no penalty.',
    },
    regulated: {
      title: 'We are registered, and you can check',
      text: 'Each province has a regulator that supervises exempt market dealers. Look us up before you trust us.',
      link: 'Check a registration at aretheyregistered.ca (opens in a new tab)',
    },
    risk: {
      title: 'What no one can protect you from',
      text: 'These investments can lose all their value and are hard to sell. No regulator approves them and no insurance covers the loss. Invest only what you can afford to lose.',
    },
  },
  faq: { title: 'Questions people ask us' },
  contact: {
    title: 'Would you rather talk to somebody?',
    text: 'We answer in English and in French, and never press you to invest.',
    call: 'Call $t(brand.phone)',
  },
} as const;
