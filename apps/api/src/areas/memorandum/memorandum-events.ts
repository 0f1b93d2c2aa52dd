export type MemorandumEvents = {
  'memorandum-accepted': { investorId: string; dealId: string };
};
