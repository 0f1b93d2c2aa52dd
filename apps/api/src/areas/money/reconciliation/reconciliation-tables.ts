import type { Language } from '@portal/domain/ground/people/languages';
import type { ExplanationKind } from '@portal/domain/money/reconciliation/difference';
import type { GeneratedAlways } from 'kysely';

/** Reconciled days of the trust accounts, and explanations of differences. Rows are only ever added; triggers and grants enforce that. */
export type ReconciliationTables = {
  trust_days: {
    day: string;
    /** The day closed before it; null for the first. A trigger enforces the sequence. */
    previous_day: string | null;
    /** What was seen and approved, as JSON (domain wire/office-trust-days), of which the hash is; sealed with context `trust-day:<day>`. */
    sealed: Buffer;
    content_sha256: string;
    bank_cents: bigint;
    books_cents: bigint;
    investors_cents: bigint;
    differences: number;
    proposal_id: string;
    prepared_by: string;
    prepared_at: Date;
    reviewed_by: string;
    closed_at: Date;
  };
  /**
   * What the day after begins from: the state of a closed day, and up to which rows it counts; sealed with context
   * `trust-day-state:<day>`. Its digest is in the content of the day.
   */
  trust_day_states: { day: string; sealed: Buffer };
  trust_day_papers: { day: string; language: Language; file_id: string; made_at: Date };
  /** Newest last; the last explanation of a difference counts, for the amount it was written for. */
  trust_explanations: {
    seq: GeneratedAlways<bigint>;
    id: string;
    key: string;
    cents: bigint;
    /** The day that was being prepared. */
    day: string;
    kind: ExplanationKind;
    words: string;
    written_by: string;
    written_at: Date;
  };
  /** What a person read off the bank's page for an account without movements. */
  trust_balance_readings: {
    seq: GeneratedAlways<bigint>;
    id: string;
    account_id: string;
    day: string;
    cents: bigint;
    read_by: string;
    read_at: Date;
  };
};
