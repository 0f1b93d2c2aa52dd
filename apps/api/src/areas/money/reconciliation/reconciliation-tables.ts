import type { Language } from '@portal/domain/ground/people/languages';
import type { ExplanationKind } from '@portal/domain/money/reconciliation/difference';
import type { GeneratedAlways } from 'kysely';

/** Days of the trust accounts that were reconciled, and what was written of differences. Rows are only added; triggers and grants see to that. */
export type ReconciliationTables = {
  trust_days: {
    day: string;
    /** The one closed before it; null for the first. A trigger keeps the order. */
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
  trust_day_papers: { day: string; language: Language; file_id: string; made_at: Date };
  /** Newest last; the last one of a difference counts, for the cents that it was written for. */
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
  /** What a person read off the bank's page of an account in which nothing moved. */
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
