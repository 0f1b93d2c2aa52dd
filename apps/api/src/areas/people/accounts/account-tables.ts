import type { ConsentKind } from '@portal/domain/people/account/consents';
import type { ProofMeans } from '@portal/domain/people/account/proof-means';
import type { Generated, GeneratedAlways } from 'kysely';
import type { NullableJson } from '../../../platform/db/nullable-json.ts';

/** The row's owner: exactly one of the first two is set, and `account_id` is that one. */
type OfAccount = { investor_id: string | null; staff_id: string | null; account_id: GeneratedAlways<string> };

/** The tables of accounts and of their security. */
export type AccountTables = {
  investors: {
    id: string;
    email: string;
    first_name: string;
    last_name: string;
    phone: string | null;
    password_hash: string;
    language: 'en' | 'fr';
    province: string | null;
    dealer_representative_id: string | null;
    referral: NullableJson<Record<string, string>>;
    onboarded_at: Date | null;
    onboarding_answers: NullableJson<Record<string, string | string[]>>;
    terms_accepted_at: Date;
    /** When the link in the message to `email` was opened. */
    email_verified_at: Date | null;
    /** When its owner closed it; null while it is open. */
    closed_at: Date | null;
    created_at: Date;
    /** Family name first, without accents or capitals, for sorting lists. */
    search_name: GeneratedAlways<string>;
    /** Folded words of the name and the address, each after a blank, the address whole, and the digits of the phone number; read by `foundBy`. */
    found_by: GeneratedAlways<string | null>;
  };
  sessions: OfAccount & {
    token_hash: string;
    /** Identifies the session to its owner; gives no access. */
    id: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    ended_at: Date | null;
    /** When its person last proved who they are: of an investor also by logging in. */
    stepped_up_at: Generated<Date | null>;
    /** What an investor gave then; null for the office, and for sessions that began before this was kept. */
    proved_by: Generated<ProofMeans | null>;
    user_agent: string;
  };
  /** The newest row of a kind counts. */
  consents: { investor_id: string; id: string; kind: ConsentKind; is_granted: boolean; at: Date };
  password_resets: {
    token_hash: string;
    investor_id: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  email_verifications: {
    token_hash: string;
    investor_id: string;
    /** The address that the link went to; it verifies no other. */
    email: string;
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  /** At most one per investor is pending: neither changed nor cancelled. */
  email_changes: {
    investor_id: string;
    id: string;
    new_email: string;
    old_token_hash: string;
    new_token_hash: string;
    old_confirmed_at: Date | null;
    new_confirmed_at: Date | null;
    created_at: Date;
    expires_at: Date;
    changed_at: Date | null;
    cancelled_at: Date | null;
  };
  /** On once `confirmed_at` is set. */
  two_factor: OfAccount & {
    /** Sealed with context `two-factor:<account id>`. */
    sealed_secret: Buffer;
    created_at: Date;
    confirmed_at: Date | null;
    /** The 30-second step of the last accepted code; it and earlier ones are not accepted again. */
    last_step: bigint;
  };
  /** `code_mark` is a keyed fingerprint: a plain hash of so short a code could be guessed from a copy of the table. */
  recovery_codes: OfAccount & { code_mark: string; created_at: Date; used_at: Date | null };
  /** Between the right password and the code. */
  sign_in_challenges: OfAccount & {
    token_hash: string;
    created_at: Date;
    expires_at: Date;
    tries: number;
    used_at: Date | null;
  };
  /** Places from which the account was opened; `place_mark` is a keyed fingerprint of the address. */
  sign_in_places: OfAccount & { place_mark: string; seen_at: Date };
};
