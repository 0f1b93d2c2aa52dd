/** What a paper of an order is called, on itself and wherever the portal speaks of it. */
export const documentTitles = {
  agreement: 'Subscription agreement',
  risk: 'Risk acknowledgement',
  kyc: 'Confirmation of your investor profile',
  dealerForm: 'Relationship disclosure and order particulars',
} as const;
