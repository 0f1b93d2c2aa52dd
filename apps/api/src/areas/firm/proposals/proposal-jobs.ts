/** What of proposals is done by itself. */
export type ProposalJobs = { 'expire-proposals': Record<string, never> };
