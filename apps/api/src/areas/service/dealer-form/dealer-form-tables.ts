/** The table of the dealer's forms issued. */
export type DealerFormTables = {
  dealer_forms: {
    investor_id: string;
    trade_id: string;
    content_sha256: string;
    file_id: string;
    created_at: Date;
  };
};
