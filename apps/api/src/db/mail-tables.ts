import type { BounceKind } from '../mail/bounce.ts';

/** Evidence that a memorandum was given and accepted: written once, never changed. */
type AcceptanceEvidence = {
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

/** The tables of what was sent, what came back, and of the memoranda that were accepted. */
export type MailTables = {
  om_acceptances: AcceptanceEvidence & {
    /** The order that it was given for; null where it was given on the deal's page. */
    trade_id: string | null;
  };
  /** Of a joint investor, who has no account: it belongs to their part of a ceremony. */
  joint_om_acceptances: AcceptanceEvidence & { envelope_id: string };
  mail_deliveries: {
    id: string;
    /** Null for a message to the dealer. */
    investor_id: string | null;
    /** In lower case. */
    address: string;
    template: string;
    /** The `Message-ID` header, by which a provider names the message that came back. */
    message_id: string;
    /** Withheld: the address is known not to exist. */
    outcome: 'sent' | 'withheld';
    at: Date;
  };
  mail_bounces: {
    id: string;
    /** Natural key of the provider's event: the same post has one effect. */
    event_key: string;
    address: string;
    kind: BounceKind;
    message_id: string | null;
    /** The provider's words, scrubbed. */
    reason: string;
    bounced_at: Date;
    received_at: Date;
    /** When staff or the person said that the address works again. */
    cleared_at: Date | null;
  };
};
