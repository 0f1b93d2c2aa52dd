/** The table of links for giving a bank account. */
export type FinconnectTables = {
  /** Links for giving an order's bank account: to the portal's own page, or to a provider. */
  finconnect_links: {
    investor_id: string;
    id: string;
    trade_id: string;
    /** Of the token of our own page, or of the nonce in a provider's state. */
    token_hash: string;
    return_url: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
};
