import type { ProposalKind, ProposalState } from '@portal/domain/firm/proposals/proposal-kinds';
import type { Generated } from 'kysely';
import type { Json } from '../../../platform/db/nullable-json.ts';

/** What staff propose, and who approved it. Triggers enforce that nobody approves their own work. */
export type ProposalTables = {
  proposals: {
    id: string;
    kind: ProposalKind;
    /** What it is about, such as `deal:<id>`; a target has one open proposal at a time. */
    target: string;
    /** The target's version when it was made. */
    target_version: number;
    payload: Json<unknown>;
    /** SHA-256 of the payload, made by the database. */
    payload_hash: Generated<string>;
    maker_id: string;
    state: ProposalState;
    required_approvals: number;
    /** Why it was returned. */
    reason: string | null;
    ended_by: string | null;
    created_at: Date;
    submitted_at: Date | null;
    ended_at: Date | null;
    expires_at: Date;
  };
  /** Who besides its maker edited or prepared what is proposed. */
  proposal_preparers: { proposal_id: string; staff_id: string };
  approvals: {
    proposal_id: string;
    checker_id: string;
    /** Of the payload that was seen. */
    payload_hash: string;
    approved_at: Date;
  };
};
