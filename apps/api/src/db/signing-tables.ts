import type { SignatureInput } from '@portal/domain/wire/signing';
import type { Generated } from 'kysely';
import type { FrozenEnvelope, SigningEventKind } from '../signing/envelope.ts';
import type { Json, NullableJson } from './column-types.ts';

/** The tables of ceremonies, of what they leave behind, and of the keys that seal it. */
export type SigningTables = {
  signing_envelopes: {
    investor_id: string;
    id: string;
    trade_id: string | null;
    kyc_id: string;
    token_hash: string;
    language: 'en' | 'fr';
    status: 'open' | 'completed' | 'declined' | 'expired' | 'superseded';
    return_url: string;
    /** What was frozen when the ceremony was prepared: the signer, the documents and their digests. */
    documents: Json<FrozenEnvelope>;
    signature: NullableJson<SignatureInput>;
    consented_at: Date | null;
    signed_at: Date | null;
    sealed_at: Date | null;
    expires_at: Date;
    created_at: Date;
  };
  signing_events: {
    id: string;
    /** Order in which things happened; two may share a millisecond. */
    seq: Generated<bigint>;
    investor_id: string;
    envelope_id: string;
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
    title: string;
    file_id: string;
    content_sha256: string;
    signed_at: Date;
  };
  dealer_forms: {
    investor_id: string;
    trade_id: string;
    content_sha256: string;
    file_id: string;
    created_at: Date;
  };
  /** Keys that all servers share, sealed with context `portal-key:<name>`. */
  portal_keys: { name: string; sealed: Buffer; created_at: Date };
};
