/** What follows the closing of a day. */
export type ReconciliationJobs = { 'write-trust-day': { day: string } };
