/** Every page of the dealer's office, as its application and the server that hands it out know them. */
export const OFFICE_PAGES = {
  home: '/office',
  deals: '/office/deals',
  dealsImport: '/office/deals/import',
  deal: '/office/deals/:dealId',
  dealReview: '/office/deals/:dealId/review',
  dealMemorandum: '/office/deals/:dealId/memorandum',
  dealVersions: '/office/deals/:dealId/versions',
  dealVersion: '/office/deals/:dealId/versions/:number',
  people: '/office/people',
  audit: '/office/audit',
  representatives: '/office/representatives',
  desk: '/office/desk',
  deskQueue: '/office/desk/:queue',
  order: '/office/orders/:orderId',
  account: '/office/account',
  invitation: '/office/invitation/:token',
} as const;
