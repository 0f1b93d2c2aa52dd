/** The answers of the investor profile that have a fixed list of choices. */
export const kycOptions = {
  title: {
    mr: 'Mr.',
    ms: 'Ms.',
    mx: 'Mx.',
    dr: 'Dr.',
  },
  gender: {
    man: 'Man',
    woman: 'Woman',
    another: 'Another gender',
    undisclosed: 'I prefer not to say',
  },
  maritalStatus: {
    married: 'Married',
    commonLaw: 'Living common-law',
    single: 'Single',
    separated: 'Separated',
    divorced: 'Divorced',
    widowed: 'Widowed',
  },
  employmentStatus: {
    employed: 'Employed',
    retired: 'Retired',
    other: 'Other: student, at home, between jobs',
    selfEmployed: 'Self-employed',
  },
  idDocumentType: {
    driversLicence: 'Driver’s licence',
    passport: 'Passport',
    governmentCard: 'Permanent resident card or other government photo card',
  },
  addressProofType: {
    utilityBill: 'Utility bill',
    statement: 'Bank or card statement',
  },
  dualDocumentType: {
    bankAccount: 'Bank account statement',
    creditCard: 'Credit card statement',
    loan: 'Loan statement',
  },
  knowledge: {
    none: 'None: investments are new to me',
    basic: 'Basic: I know savings, bonds and funds',
    good: 'Good: I understand risk, fees and liquidity',
    advanced: 'Advanced: I study offering memorandums myself',
  },
  experience: {
    none: 'I have not invested before',
    underFiveYears: 'Less than 5 years',
    fiveToTenYears: '5 to 10 years',
    overTenYears: 'More than 10 years',
  },
  objective: {
    preservation: 'Keep my capital safe',
    income: 'Receive regular income',
    balanced: 'Balance income and growth',
    growth: 'Grow my capital over the long term',
    speculation: 'Seek high gains and accept high losses',
  },
  riskTolerance: {
    low: 'Low: small changes in value',
    medium: 'Medium: moderate changes in value for a better return',
    high: 'High: large changes in value, even the loss of all of it',
  },
  risk: {
    low: 'Low: losing even a small part would change how I live',
    medium: 'Medium: I could lose up to half and live as I do now',
    high: 'High: I could lose all of it and live as I do now',
  },
  liquidityNeed: {
    none: 'Low: I will not need it before the end',
    some: 'Medium: I may need up to half of it earlier',
    most: 'High: I may need most or all of it earlier',
  },
  registration: {
    registered: 'I am registered to advise or to sell for an adviser or dealer',
    formerly: 'I was, and not only for a limited market dealer',
    firmOnly: 'I only work, or worked, for such a firm',
  },
  noTaxNumber: {
    applied: 'I applied for one and have not received it yet',
    notIssued: 'The country gives no tax numbers',
    other: 'Another reason',
  },
  source: {
    savings: 'Savings from employment or business',
    saleOfAssets: 'Sale of property, a business or investments',
    inheritanceOrGift: 'Inheritance or gift',
    pension: 'Pension or retirement plan',
    borrowed: 'Borrowed money',
    other: 'Another source',
  },
  investmentsOutside: {
    none: 'None',
    upTo10k: '$10,000 or less',
    upTo30k: 'More than $10,000, up to $30,000',
    upTo100k: 'More than $30,000, up to $100,000',
    over100k: 'More than $100,000',
  },
} as const;
