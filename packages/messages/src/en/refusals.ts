/** Why the server does not take something, in sentences that no page has of its own. */
export const refusals = {
  fieldNotAsked: 'We did not ask for this. It stays as it was',
  notAPdf: 'Please choose a PDF.',
  pdfTooLong: 'This PDF has more than {{pages}} pages, the longest that we can show.',
} as const;
