/**
 * The prerendered pages, by the name of their file, on which visits are measured: public, and nothing is typed there. Every
 * other page is a document that the scripts cannot enter.
 */
export const MEASURED_PAGES: readonly string[] = ['home', 'landing', 'referral-entry', 'privacy-policy'];

/** Name of the meta element by which the server tells a page which tools of other companies the dealer has. */
export const OUTSIDE_TOOLS_META = 'outside-tools';
