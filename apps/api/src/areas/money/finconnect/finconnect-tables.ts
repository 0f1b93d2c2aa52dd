/** The table of links to give a bank account with. */
export type FinconnectTables = {
  /** Links to give a bank account for an order: of the portal's own page, or to a provider. */
  finconnect_links: {
    investor_id: string;
    id: string;
    trade_id: string;
    /** Of the token of our own page, or of the nonce of a provider's state. */
    token_hash: string;
    return_url: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
};
