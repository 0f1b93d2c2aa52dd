/** Every page of the dealer's office, as its application and the server that hands it out know them. */
export const OFFICE_PAGES = {
  home: '/office',
  people: '/office/people',
  account: '/office/account',
  invitation: '/office/invitation/:token',
} as const;
