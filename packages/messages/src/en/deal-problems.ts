/** What keeps a deal from being published, said beside its field in the office. */
export const dealProblems = {
  missing: 'Required',
  slug: 'Use lowercase letters, digits and hyphens, such as “maple-gate”',
  slugFixed: 'The web address cannot change once the deal is published',
  slugTaken: 'Another deal uses this web address',
  aboveZero: 'Enter a number above zero',
  aboveWhole: 'Enter at most 100%',
  maximumBelowMinimum: 'The maximum order is below the minimum',
  totalBelowMinimum: 'Total units are below the minimum order',
  belowTaken: 'Orders already hold {{count}} units; the total cannot be lower',
  closesBeforeOpening: 'The closing date is before the opening date',
  memorandumMissing: 'Publish its offering memorandum first',
  photoMissing: 'Add a picture',
  oneCover: 'Choose one picture for the lists',
  pictureMissing: 'Choose a picture',
  videoMissing: 'Send the video',
  captionsMissing: 'Send the captions',
  documentMissing: 'Send the PDF',
  pictureForeign: 'Choose a picture kept in the portal',
  figure: {
    targetReturn: 'Add the target return or the interest rate',
    term: 'Add the expected term',
    downside: 'Add what happens if it goes badly, or the worst past result',
    fees: 'Add the costs to the investor',
  },
  dayToCome: 'This date has not come yet',
  changedSinceApproval:
    'The page changed after the issuer approved it. Ask again, and add what the issuer writes (NI 45-106, s. {{section}})',
  law: {
    'om-no-funds':
      'A fund is not sold with an offering memorandum in New Brunswick, Ontario or Quebec. Take them out, or sell without one (NI 45-106, s. {{section}})',
    'om-funds-year':
      'A fund that pays back on request has to be a reporting issuer in Alberta, Nova Scotia and Saskatchewan. Take them out, or sell without a memorandum (NI 45-106, s. {{section}})',
    'om-funds-purchase':
      'A fund that pays back on request has to be a reporting issuer in Manitoba, Prince Edward Island and the North. Take them out, or sell without a memorandum (NI 45-106, s. {{section}})',
    'om-in-french':
      'Offered in Quebec, it needs its memorandum in French. Publish that first (Securities Act of Quebec, s. {{section}})',
    'om-approved-by-issuer':
      'Add the issuer’s written approval of what the page says (NI 45-106, s. {{section}})',
    'appraisal-needed': 'It needs an appraisal by somebody independent (NI 45-106, s. {{section}})',
    'appraisal-age':
      'This appraisal is more than {{count}} months old. Get a newer one (NI 45-106, s. {{section}})',
    'appraisal-as-prominent':
      'Add the appraisal, which the page shows beside these values (NI 45-106, s. {{section}})',
    'related-issuer': 'Say how the issuer is related or connected to us (NI 31-103, s. {{section}})',
  },
  email: 'Enter a valid email address',
  englishMoved: 'The English has changed. Compare the French with it',
  frenchMoved: 'The French has changed. Compare the English with it',
  neverRead: 'The two languages have not been compared yet',
  memorandumTitle: 'Offering memorandum',
  memorandumNothing: 'Add the PDF first',
  memorandumNoVersion: 'There is no version to translate yet',
  memorandumLanguageThere: 'The published version already has this language',
  importEncoding: 'The file is not in UTF-8. Save it as “CSV UTF-8” and choose it again',
  importUnreadable: 'We could not read line {{line}} of the file',
  importNotJson: 'The file is not valid JSON',
  importNotAList: 'The file must be a list of deals',
  importEmpty: 'The file contains no deals',
  importTooMany: 'The file has more than {{count}} deals',
  importColumnUnknown: 'Unknown column: {{name}}',
  importColumnTwice: 'Duplicate column: {{name}}',
  importNumber: 'Enter a number',
  importDate: 'Write the date as 2027-03-31, or with a time as 2027-03-31T17:00:00Z',
  importYesNo: 'Enter yes or no',
} as const;
