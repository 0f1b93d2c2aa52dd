import { actionsOf } from '@portal/domain/firm/staff/permissions';
import type {
  DealSaved,
  OfficeDeal,
  OfficeDealRow,
} from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { COMPLETE_DRAFT } from '@portal/domain/offering/deals/testing/complete-draft';
import { ADA } from '../../../../testing/open-office.tsx';

/** Somebody who writes deals. */
export const DEALER = { ...ADA, roles: ['deals'], actions: actionsOf(['deals']) } as const;

const CHANGED = '2026-11-22T13:00:00.000Z';

/** A deal as the office gets it: complete, never published, and touched by nobody else. */
export function readDeal(change: Partial<OfficeDeal>): OfficeDeal {
  return {
    id: 'd1',
    state: 'draft',
    version: 0,
    unitsTaken: 0,
    orderCount: 0,
    publishedSlug: null,
    draft: COMPLETE_DRAFT,
    draftVersion: 4,
    hasChanges: true,
    changedBy: 'Ada Moreau',
    changedAt: CHANGED,
    confirmed: COMPLETE_DRAFT.content,
    problems: [],
    review: null,
    returned: null,
    withdrawn: null,
    mayApprove: false,
    mayWithdraw: false,
    approvers: [{ id: 's9', name: 'Noor Haddad' }],
    memoranda: [],
    files: [],
    versions: [],
    ...change,
  };
}

/** A row of the list. */
export function dealRow(change: Partial<OfficeDealRow>): OfficeDealRow {
  return {
    id: 'd1',
    name: COMPLETE_DRAFT.content.name,
    slug: 'maple-gate',
    type: 'apartments',
    province: 'CAN-ON',
    state: 'draft',
    version: 0,
    hasChanges: true,
    problemCount: 0,
    unitsTotal: 1_000,
    unitsTaken: 0,
    opensAt: null,
    closesAt: null,
    review: null,
    changedBy: 'Ada Moreau',
    changedAt: CHANGED,
    ...change,
  };
}

/** The receipt of a save. */
export function saved(change: Partial<DealSaved>): DealSaved {
  return {
    draftVersion: 5,
    savedAt: CHANGED,
    problems: [],
    confirmed: COMPLETE_DRAFT.content,
    review: null,
    ...change,
  };
}
