/** Evidence that a memorandum was given and accepted: written once, never changed. */
export type AcceptanceEvidence = {
  investor_id: string;
  id: string;
  deal_id: string;
  /** The very document, and so its language; the digest is that of its bytes. */
  document_id: string;
  version: number;
  document_sha256: string;
  language: 'en' | 'fr';
  /** Of the message that carries it: `mail_deliveries` says when the mail server took it. */
  mail_id: string;
  delivered_at: Date;
  accepted_at: Date;
  ip_address: string;
  user_agent: string;
};

/** The tables of memoranda: those that were accepted, and what was brought for a next version. */
export type MemorandumTables = {
  /** One of each language; the row goes when it is published or taken away. */
  memorandum_drafts: {
    /** Of its file, and of the document that it becomes. */
    document_id: string;
    deal_id: string;
    language: 'en' | 'fr';
    title: string;
    pages: number;
    brought_by: string;
    brought_at: Date;
  };
  om_acceptances: AcceptanceEvidence & {
    /** The order that it was given for; null where it was given on the deal's page. */
    trade_id: string | null;
  };
};
