/** What the portal says on prescribed forms beside their own wording, which is the law's and stands with the papers. */
export const documentsForms = {
  titles: {
    F9: 'Form 45-106F9',
    F4: 'Form 45-106F4',
    'F4-schedules': 'Form 45-106F4, Schedules 1 and 2',
    F12: 'Form 45-106F12',
    F5: 'Form 45-106F5',
  },
  titleOf: '{{title}}: {{name}}',
  specimen: 'Specimen. This form is here to be tried out. It is never used for a real order.',
  missing: 'The prescribed wording of this part goes here.',
  row: 'Statement {{number}}',
  choice: 'One of these statements',
  filled: {
    issuer: 'Completed by the issuer before you sign',
    dealer: 'Completed by the dealer before you sign',
  },
  exemption: '{{name}} ({{cited}})',
  exemptions: {
    AI: 'Accredited investor',
    FFBA: 'Family, friends and business associates',
    MIN: 'Minimum amount',
    OM: 'Offering memorandum',
  },
  units: 'Units',
  labels: {
    security: 'Security',
    issuer: 'Issuer',
    purchasedFrom: 'Bought from',
    issuerAddress: 'City and province of the issuer',
    issuerPhone: 'Telephone of the issuer',
    issuerEmail: 'Email of the issuer',
    salesperson: 'Salesperson',
    dealer: 'Dealer',
    dealerPhone: 'Telephone of the dealer',
    dealerEmail: 'Email of the dealer',
  },
} as const;
