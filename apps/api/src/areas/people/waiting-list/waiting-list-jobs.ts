export type WaitingListJobs = {
  'tell-waiting-list': Record<string, never>;
};
