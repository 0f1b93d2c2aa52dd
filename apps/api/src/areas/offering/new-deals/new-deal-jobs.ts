export type NewDealJobs = {
  'announce-new-deals': Record<string, never>;
};
