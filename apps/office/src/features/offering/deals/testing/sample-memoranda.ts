import type { OfficeMemorandum } from '@portal/domain/agreement/memorandum/office-memorandum.wire';

const AT = '2026-11-22T13:00:00.000Z';

export const ENGLISH: OfficeMemorandum['drafts'][number] = {
  id: 'm3',
  language: 'en',
  title: 'Offering memorandum',
  pages: 412,
  size: 6_400_000,
  broughtBy: 'Noor Haddad',
  broughtAt: AT,
};

/** The memorandum of a deal as the office gets it: version 1 is published in English, and nothing is uploaded. */
export function readMemorandum(change: Partial<OfficeMemorandum>): OfficeMemorandum {
  return {
    version: 1,
    versions: [
      {
        version: 1,
        documents: [{ id: 'm1', language: 'en', title: 'Offering memorandum', pages: 2, size: 12_000 }],
        publishedAt: AT,
        maker: 'Noor Haddad',
        checkers: ['Ada Moreau'],
        confirmedBy: 3,
      },
    ],
    drafts: [],
    effect: { stopped: 0, before: 0, people: 0, again: 0, orders: [] },
    review: null,
    returned: null,
    withdrawn: null,
    mayApprove: false,
    mayWithdraw: false,
    approvers: [{ id: 's9', name: 'Noor Haddad' }],
    ...change,
  };
}

/** Two open orders, one of them with the dealer. */
export const EFFECT: OfficeMemorandum['effect'] = {
  stopped: 1,
  before: 1,
  people: 3,
  again: 1,
  orders: [
    { id: 't1', investorName: 'Wei Chen', status: 'submitted', isJoint: true, hasConfirmedEarlier: true },
    { id: 't2', investorName: 'Ana Roy', status: 'open', isJoint: false, hasConfirmedEarlier: false },
  ],
};

export const MEMORANDUM_REVIEW: NonNullable<OfficeMemorandum['review']> = {
  proposalId: 'p7',
  hash: 'h7',
  version: 2,
  isTranslation: false,
  maker: { id: 's9', name: 'Noor Haddad' },
  submittedAt: AT,
  expiresAt: '2026-12-22T13:00:00.000Z',
};
