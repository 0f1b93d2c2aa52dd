import type { ProposalKind, ProposalState } from '@portal/domain/firm/proposals/proposal-kinds';
import type { Generated } from 'kysely';
import type { Json } from '../../../platform/db/column-types.ts';

/** What people of the office propose, and who approved it. Triggers keep that nobody approves their own work. */
export type ProposalTables = {
  proposals: {
    id: string;
    kind: ProposalKind;
    /** What it is about, as `deal:<id>`; it has one open proposal at a time. */
    target: string;
    /** The version of the target that it was made on. */
    target_version: number;
    payload: Json<unknown>;
    /** SHA-256 of the payload, made by the database. */
    payload_hash: Generated<string>;
    maker_id: string;
    state: ProposalState;
    required_approvals: number;
    /** Why it came back. */
    reason: string | null;
    ended_by: string | null;
    created_at: Date;
    submitted_at: Date | null;
    ended_at: Date | null;
    expires_at: Date;
  };
  /** Who edited or prepared what is proposed, beside its maker. */
  proposal_preparers: { proposal_id: string; staff_id: string };
  approvals: {
    proposal_id: string;
    checker_id: string;
    /** Of the payload that was seen. */
    payload_hash: string;
    approved_at: Date;
  };
};
