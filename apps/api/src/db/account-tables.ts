/** The tables of an account's security; see accounts/. */
export type AccountTables = {
  sessions: {
    token_hash: string;
    investor_id: string;
    /** Names the session where its owner sees it; opens nothing. */
    id: string;
    created_at: Date;
    last_seen_at: Date;
    expires_at: Date;
    ended_at: Date | null;
    user_agent: string;
  };
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
  two_factor: {
    investor_id: string;
    /** Sealed with context `two-factor:<investor id>`. */
    sealed_secret: Buffer;
    created_at: Date;
    confirmed_at: Date | null;
    /** The 30-second step of the last code that was taken: it and those before are not taken again. */
    last_step: bigint;
  };
  /** `code_mark` is a keyed fingerprint: a plain hash of so short a code could be guessed from a copy of the table. */
  recovery_codes: { investor_id: string; code_mark: string; created_at: Date; used_at: Date | null };
  /** Between the right password and the code. */
  sign_in_challenges: {
    token_hash: string;
    investor_id: string;
    created_at: Date;
    expires_at: Date;
    tries: number;
    used_at: Date | null;
  };
  /** Places from which the account was opened; `place_mark` is a keyed fingerprint of the address. */
  sign_in_places: { investor_id: string; place_mark: string; seen_at: Date };
};
