import type { SignerRole } from '@portal/domain/agreement/signing/signer-role';
import type { ProofMeans } from '@portal/domain/people/account/proof-means';
import type { Generated } from 'kysely';
import type { Json } from '../../../platform/db/nullable-json.ts';
import type { AcceptanceEvidence } from '../memorandum/memorandum-tables.ts';
import type { SigningEventKind } from './ceremony/envelope.ts';

/** The tables of ceremonies and their results, and of the keys that seal them. */
export type SigningTables = {
  signing_envelopes: {
    investor_id: string;
    id: string;
    trade_id: string | null;
    kyc_id: string;
    language: 'en' | 'fr';
    status: 'open' | 'completed' | 'declined' | 'expired' | 'superseded';
    return_url: string;
    /** The frozen documents, sealed with context `envelope-documents:<id>`. */
    sealed_documents: Buffer;
    /** When the last of its signers signed. */
    signed_at: Date | null;
    /** Since when fully signed documents wait for their seal; null while none does. */
    seal_due_at: Date | null;
    /** When the last of its documents was sealed. */
    sealed_at: Date | null;
    /** When the words of its documents left, since its sealed files were read back; null while they are kept. */
    source_removed_at: Generated<Date | null>;
    created_at: Date;
    /** True where it is signed at the signing provider. */
    is_at_provider: boolean;
    provider_reference: string | null;
    /** When the provider was last asked for its state. */
    provider_checked_at: Date | null;
    /** Since when no more news of it can come from the provider. */
    provider_ended_at: Date | null;
    /** The number of the order's last decision when its papers were written; null in ceremonies of before. */
    decided_through: bigint | null;
    /** Which of its papers are prescribed forms, by `nameOfPaper`; null in ceremonies of before. */
    form_names: string[] | null;
  };
  signing_signers: {
    investor_id: string;
    envelope_id: string;
    role: SignerRole;
    /** The first signer has 1. */
    position: number;
    /** Sealed with context `signer-person:<envelope>:<role>`. */
    sealed_person: Buffer;
    /** For this person's messages; the documents' language is the envelope's. */
    language: 'en' | 'fr';
    token_hash: string | null;
    link_expires_at: Date | null;
    link_sent_at: Date | null;
    links_sent: number;
    reminders_sent: number;
    consented_at: Date | null;
    /** Of the account's session in which the signer asked for the link. */
    session_id: Generated<string | null>;
    /** How and when the person who signed last proved who they are; null before the signature, and before version 1.2.0. */
    proved_at: Generated<Date | null>;
    proved_by: Generated<ProofMeans | null>;
    /** Sealed with context `signer-signature:<envelope>:<role>`. */
    sealed_signature: Buffer | null;
    signed_at: Date | null;
    declined_at: Date | null;
    /** The link to the sealed copies of a signer who has no account. */
    copies_token_hash: string | null;
    copies_expire_at: Date | null;
  };
  signing_events: {
    id: string;
    /** The order of the events; two may share a millisecond. */
    seq: Generated<bigint>;
    investor_id: string;
    envelope_id: string;
    signer: SignerRole;
    kind: SigningEventKind;
    detail: Json<Record<string, string>>;
    ip_address: string;
    user_agent: string;
    created_at: Date;
  };
  signed_documents: {
    investor_id: string;
    id: string;
    trade_id: string | null;
    envelope_id: string;
    kind: string;
    /** The one purchaser who signed it, as each does a prescribed form; null for what all of its signers did. */
    signed_for: SignerRole | null;
    title: string;
    file_id: string;
    content_sha256: string;
    signed_at: Date;
  };
  /** Sealed papers that keep their signatures while others of their order are signed again, in the ceremony of those. */
  kept_papers: { investor_id: string; envelope_id: string; document_id: string };
  /** Every certificate that ever sealed a document of the portal, by the SHA-256 of its bytes. */
  seal_certificates: { sha256: string; first_used_at: Date };
  /** Keys that all servers share, sealed with context `portal-key:<name>`. */
  portal_keys: { name: string; sealed: Buffer; created_at: Date };
  /** A joint investor has no account, so this belongs to their part of a ceremony. */
  joint_om_acceptances: AcceptanceEvidence & { envelope_id: string };
};
