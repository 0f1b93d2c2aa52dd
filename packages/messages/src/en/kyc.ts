/** The investor profile: its sections, and the sentences shown beside an answer that needs attention. */
export const kyc = {
  sections: {
    basics: {
      title: 'Basic information',
      intro: 'Who you are and how we can reach you.',
    },
    identityVerification: {
      title: 'Identity verification',
      intro: 'The law against money laundering asks every dealer to check who its clients are.',
    },
    employment: {
      title: 'Employment',
      intro: 'What you do for a living.',
    },
    income: {
      title: 'Income',
      intro:
        'Your income before tax, in Canadian dollars. Securities law uses it to set how much you may invest.',
    },
    assets: {
      title: 'Assets and liabilities',
      intro: 'What you own and what you owe, in Canadian dollars. Leave empty what does not apply to you.',
    },
    investing: {
      title: 'Investment profile',
      intro:
        'Your goals, your experience and the risk you can take. Our people read them before they approve an order.',
    },
    political: {
      title: 'Political exposure and registration',
      intro:
        'Four questions that the law asks us to put to everyone. Our people read your answers with each order.',
    },
  },
  issues: {
    required: '{{label}} is required',
    fieldRequired: 'This field is required',
    descriptionRequired: 'This field is required.',
    email: 'Email is invalid',
    phone: 'Enter a phone number we can dial, for example 416 555-0142',
    canadaOnly: 'Currently only available in Canada',
    riskTotal: 'Total risk tolerance must equal 100',
    tooLong: '{{label}} can be at most {{max}} characters long',
    choice: '{{label}}: choose one of the answers offered',
    legalName: '{{label}}: write the name in Latin letters or syllabics, as on the identity document',
    letters: '{{label}}: our documents cannot print “{{sign}}”. Write it another way',
    text: '{{label}} must be text',
    number: '{{label}} must be a number',
    wholeNumber: '{{label}} must be a whole number',
    minimum: '{{label}} must be {{min}} or more',
    maximum: '{{label}} must be {{max}} or less',
    twoDecimals: '{{label}} can have at most two decimals',
    netWorthPositive: 'Your total net worth must be more than 0. Check what you own and what you owe.',
    date: '{{label}}: enter a date that exists, as day, month and year',
    dateInFuture: '{{label}} cannot be in the future',
    tooYoung: 'You must be at least {{years}} years old to invest in your province or territory',
    tooOld: '{{label}}: check the year',
    spouseTooYoung: '{{label}}: a spouse or partner is at least {{years}} years old. Check the year.',
    noDependents: 'You have no dependants. Clear their ages, or correct how many there are.',
    expired: 'This document has expired. Use one that is still valid.',
    socialInsuranceNumberDigits: 'A social insurance number has 9 digits',
    socialInsuranceNumber: 'This social insurance number is not valid. Check each digit.',
    sameSocialInsuranceNumber:
      'This is your own social insurance number. Enter the one of your spouse or partner, or leave it empty.',
    postalCode: 'Enter a Canadian postal code, for example M5J 2L1',
    postalCodeProvince: 'This postal code is not in the province or territory you chose',
    country: '{{label}}: choose a country from the list',
    foreignCountry: '{{label}}: choose a country other than Canada',
    file: '{{label}}: this file was not received. Please send it again.',
  },
} as const;
