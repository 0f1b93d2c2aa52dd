/** Who was told about which deal when it opened. */
export type NewDealTables = {
  new_deal_mails: { investor_id: string; deal_id: string; at: Date };
};
