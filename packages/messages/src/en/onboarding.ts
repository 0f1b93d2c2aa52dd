/** The onboarding questionnaire: thirteen steps, eleven questions. */
export const onboarding = {
  progress: 'Step {{current}} of {{total}}',
  progressLabel: 'Progress of the questionnaire',
  previous: 'Previous',
  next: 'Next',
  begin: 'Let’s begin',
  finish: 'Start Investing!',
  later: 'Finish later',
  chooseOne: 'Choose one answer. The next question follows by itself.',
  chooseSome: 'Choose all that apply.',
  optional: 'This step is optional.',
  saved: 'Your answers are saved as you go.',
  resume: 'Continue where you stopped',
  savedNow: 'All changes saved',
  saving: 'Saving',
  notSaved:
    'Not saved yet: we could not reach the portal. Your answers stay on this page and we keep trying.',
  summary: {
    title: 'What we understood',
    intro: 'Have a look. Change anything that is not right.',
    none: 'None',
    change: 'Change',
    changeLabel: 'Change: {{topic}}',
  },
  conflicts: {
    title: 'A talk with {{name}} may help before you order',
    soon: 'You may need this money within two years. These investments can rarely be sold before their term ends.',
    borrowed: 'Most of the money would be borrowed. The loan has to be repaid whatever the investment does.',
    neverInvested:
      'This would be your first investment. You will have questions, and all of them are welcome.',
    call: 'You can still go ahead. If you like, call $t(brand.phone) first and ask for {{name}}, who represents the dealer.',
    write: 'Write to {{name}}',
  },
  about: {
    title: 'Why we ask',
    text: 'Every dealer in Canada must know its clients. Nothing here is an order, and you can change each answer later.',
  },
  issues: {
    choice: 'Choose among the answers shown',
    chooseOne: 'Choose an answer to continue',
    chooseSome: 'Choose at least one answer to continue',
  },
  start: {
    title: 'Let’s get to know you',
    hint: 'Eleven short questions, about three minutes. With your answers we mark the deals that match them, which is no advice. They also fill in part of your investor profile so that you are not asked twice.',
  },
  'real-estate': {
    topic: 'Projects of interest',
    title: 'Which kinds of projects interest you?',
    hint: 'This does not limit what you can see in the marketplace.',
    options: {
      '1': 'Apartment buildings',
      '2': 'Student housing',
      '3': 'Land and farmland',
      '4': 'Mortgage funds',
      '5': 'Commercial and industrial buildings',
      '6': 'Research, development and energy',
      '7': 'I do not know yet',
    },
  },
  age: {
    topic: 'Age of majority',
    title: 'Have you reached the age of majority?',
    hint: 'You are of age at 18 in six provinces: Alberta, Manitoba, Ontario, Prince Edward Island, Quebec and Saskatchewan. Everywhere else it is 19.',
    options: { '1': 'Yes, I have', '2': 'No, not yet' },
    notices: {
      '2': 'You are welcome to look around. To place an order, you must have reached the age of majority where you live.',
    },
  },
  experience: {
    topic: 'Experience',
    title: 'How experienced an investor are you?',
    hint: 'Choose the answer that comes closest. You can be more precise in your investor profile.',
    options: {
      '1': 'I have never invested',
      '2': 'Less than five years, mostly in savings products or mutual funds',
      '3': 'Five to ten years, including shares, bonds or exchange-traded funds',
      '4': 'More than ten years, or private investments such as those of the exempt market',
    },
    notices: {
      '1': 'Exempt market investments are risky and hard to sell. Take your time, and ask your representative as many questions as you like.',
    },
  },
  advice: {
    topic: 'How we work together',
    title: 'How would you like to work with us?',
    hint: 'Whatever you choose, two of our people read your order and your profile before we approve it.',
    options: {
      '1': 'I would like a representative to guide me',
      '2': 'I prefer to choose by myself and ask when I need to',
      '3': 'I will decide together with my own adviser',
    },
  },
  objective: {
    topic: 'Main objective',
    title: 'What should this money do for you above all?',
    hint: 'Think of the amount you might invest here, not of everything you own.',
    options: {
      '1': 'Keep its value',
      '2': 'Pay me a regular income',
      '3': 'Pay some income and grow a little',
      '4': 'Grow over the years',
      '5': 'Aim for a high gain, even at the risk of losing it all',
    },
    notices: {
      '1': 'Exempt market investments can lose value, even all of it. If keeping your money safe comes first, they may not be suitable for you.',
    },
  },
  purpose: {
    topic: 'Purpose',
    title: 'What are you investing for?',
    hint: 'There may be more than one reason.',
    options: {
      '1': 'Retirement',
      '2': 'A home or another large purchase',
      '3': 'Education, mine or my family’s',
      '4': 'An additional income',
      '5': 'Something to pass on',
      '6': 'To diversify my investments',
    },
  },
  horizon: {
    topic: 'Money needed back',
    title: 'When might you need this money back?',
    hint: 'Most deals tie your money up for several years.',
    options: {
      '1': 'In less than two years',
      '2': 'In two to five years',
      '3': 'In five to ten years',
      '4': 'In more than ten years',
    },
    notices: {
      '1': 'There is no market where you could sell these investments, and few of them repay within two years. Invest only money that you will not need before then.',
    },
  },
  risk: {
    topic: 'After a loss of a fifth',
    title: 'An investment loses a fifth of its value in a year. What would you do?',
    hint: 'There is no right answer. Tell us what you would really do.',
    options: {
      '1': 'I would want my money out: such a loss is too much for me',
      '2': 'I would worry, but wait for it to recover',
      '3': 'I would accept it as the price of a higher possible return',
    },
    notices: {
      '1': 'You could lose everything you invest in the exempt market, and you can rarely sell early. Talk it through with your representative.',
    },
  },
  investment: {
    topic: 'Amount in twelve months',
    title: 'How much do you think of investing over the next twelve months?',
    hint: 'A rough idea is enough. Once we have your profile, we show you how much the law lets you buy of a deal.',
    options: {
      '1': '$10,000 or less',
      '2': '$10,001 to $30,000',
      '3': '$30,001 to $100,000',
      '4': 'More than $100,000',
      '5': 'I do not know yet',
    },
  },
  funding: {
    topic: 'Source of the money',
    title: 'Where would most of the money come from?',
    hint: 'Every dealer in Canada must ask its clients about this.',
    options: {
      '1': 'My savings',
      '2': 'The sale of a property, a business or other assets',
      '3': 'An inheritance or a gift',
      '4': 'A pension or a retirement plan',
      '5': 'A loan or a line of credit',
      '6': 'Another source',
    },
    notices: {
      '4': 'Talk to your plan before you withdraw anything: you may have taxes and a penalty to pay.',
      '5': 'Borrowing to invest is riskier than investing your own money. You must repay the loan and its interest even if the investment loses all its value.',
    },
  },
  marketing: {
    topic: 'Our emails',
    title: 'Would you like to hear from us?',
    hint: 'This is optional, and nothing is chosen for you. Messages come from $t(brand.name); every one has an unsubscribe link, and you can also call $t(brand.phone) to withdraw your consent at any time. Messages about your own orders are always sent.',
    options: {
      '1': 'Yes, email me when new deals open',
      '2': 'Yes, email me articles that help me understand the exempt market',
    },
  },
  complete: {
    title: 'Thank you, you are all set',
    hint: 'Browse the deals at your own pace. When you place your first order, what you told us here will already be filled in, and you can change it there.',
  },
} as const;
