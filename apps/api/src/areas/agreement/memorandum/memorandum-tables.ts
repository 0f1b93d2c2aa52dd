/** Evidence that a memorandum was delivered and accepted: written once, never changed. */
export type AcceptanceEvidence = {
  investor_id: string;
  id: string;
  deal_id: string;
  /** The exact document, which also gives its language; the digest is that of its bytes. */
  document_id: string;
  version: number;
  document_sha256: string;
  language: 'en' | 'fr';
  /** The message that carried it: `mail_deliveries` has when the mail server accepted it. */
  mail_id: string;
  delivered_at: Date;
  accepted_at: Date;
  ip_address: string;
  user_agent: string;
};

/** The tables of memoranda: acceptances, and drafts of the next version. */
export type MemorandumTables = {
  /** One per language; the row is deleted when the document is published or removed. */
  memorandum_drafts: {
    /** The id of its file, and of the document it becomes. */
    document_id: string;
    deal_id: string;
    language: 'en' | 'fr';
    title: string;
    pages: number;
    brought_by: string;
    brought_at: Date;
  };
  om_acceptances: AcceptanceEvidence & {
    /** The order it was accepted for; null where it was accepted on the deal's page. */
    trade_id: string | null;
  };
};
