import type { IDENTITY_OUTCOMES } from '@portal/domain/desk/orders/office-profile.wire';
import type { DeskFilter } from '@portal/domain/desk/queues/desk-query';
import type { DeskKind, DeskQueue, ViewedKind } from '@portal/domain/desk/queues/desk-queues';
import type { Json } from '../../../platform/db/nullable-json.ts';

/** What the office keeps about its own work. What is waiting has no row here: it is a query over facts (queue-sources.sql.ts). */
export type DeskTables = {
  /** Who holds a thing, and the notes on it; there is no row for what nobody ever touched. */
  desk_claims: {
    kind: DeskKind;
    subject_id: string;
    /** Incremented with each change. */
    version: number;
    /** Valid until `lease_ends_at`. */
    holder_id: string | null;
    held_at: Date | null;
    lease_ends_at: Date | null;
    snoozed_until: Date | null;
    tags: string[];
  };
  /** What each tab of the office has open. */
  desk_viewers: { staff_id: string; tab: string; kind: ViewedKind; subject_id: string; seen_at: Date };
  /** Saved lists. */
  desk_views: {
    id: string;
    owner_id: string;
    name: string;
    queue: DeskQueue;
    filter: Json<DeskFilter>;
    is_shared: boolean;
    created_at: Date;
    removed_at: Date | null;
  };
  /** A comparison of a profile version's documents with its answers; the newest row of a version counts. */
  identity_checks: {
    id: string;
    investor_id: string;
    kyc_id: string;
    outcome: (typeof IDENTITY_OUTCOMES)[number];
    note: string;
    checked_by: string;
    checked_at: Date;
    /** The check that stands for this version, since nothing of the identity changed; null for one that was made. */
    stands_from: string | null;
  };
  /** Who revealed which number or document, why, and until when its pages open. */
  reveals: {
    id: string;
    staff_id: string;
    investor_id: string;
    kyc_id: string;
    path: string;
    reason: string;
    /** Null for a number. */
    file_id: string | null;
    at: Date;
    ends_at: Date;
    /** The order it was looked at through; null elsewhere. */
    trade_id: string | null;
    /** The look for which the reason was given; null where it was given for this one. */
    reason_of: string | null;
  };
  /** Who opened which identity document or paper. */
  document_openings: {
    id: string;
    staff_id: string;
    investor_id: string;
    trade_id: string | null;
    kyc_id: string | null;
    path: string | null;
    document_id: string;
    /** Of the file's bytes. */
    sha256: string;
    at: Date;
  };
  /** What a person declared with a proposal or an approval, as it was shown to them. */
  declarations: {
    proposal_id: string;
    staff_id: string;
    act: 'propose' | 'approve';
    text: string;
    at: Date;
  };
};
