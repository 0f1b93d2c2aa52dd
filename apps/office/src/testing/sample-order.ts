import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import type { WorkOnPage } from '@portal/domain/desk/queues/office-desk.wire';

const TIME = '2026-11-20T15:00:00.000Z';

/** An order awaiting a decision, as the server sends it. */
export const SAMPLE_ORDER: OfficeOrder = {
  notShown: [],
  order: {
    id: 'o1',
    reference: 'T-1001',
    status: 'inReview',
    deal: { id: 'd1', slug: 'harbour-lofts', name: 'Harbour Lofts', closesAt: '2027-01-15T05:00:00.000Z' },
    quantity: 500,
    unitPrice: 100,
    total: 50_000,
    holdsUnits: true,
    method: 'debit',
    accountLastDigits: '123',
    scheduleA: { city: 'Toronto', registeredName: 'Zoé Bélanger' },
    jointInvestor: null,
    jointSigning: null,
    createdAt: TIME,
    submittedAt: TIME,
    decidedAt: null,
    archivedAt: null,
    fundsReceivedAt: null,
    dueAt: null,
    nextStep: null,
    reason: null,
    right: { state: 'ended', endsAt: TIME, timeZone: 'America/Toronto' },
    waitsFor: null,
  },
  claim: { kind: 'order', id: 'o1', version: 1, holder: null, viewing: [], snoozedUntil: null, tags: [] },
  approval: {
    proposalId: 'p1',
    hash: 'h1',
    maker: 'Noor Haddad',
    isOwn: false,
    workedOnIt: false,
    submittedAt: TIME,
    expiresAt: '2026-12-20T15:00:00.000Z',
    exception: null,
  },
  checks: [],
  reading: {
    documents: [
      { id: 'f1', kind: 'identity', path: 'identityVerification.principal.document.front', title: null },
      { id: 's1', kind: 'paper', path: null, title: 'Subscription agreement' },
    ],
    people: [
      { id: 'ada', name: 'Ada Tremblay', isSelf: true, isMaker: false, opened: ['f1'], lastAt: TIME },
      { id: 'noor', name: 'Noor Haddad', isSelf: false, isMaker: true, opened: ['f1', 's1'], lastAt: TIME },
    ],
    unopened: [],
    declaration: 'You opened 1 of 1 identity documents and 0 of 1 papers.',
    reasonGivenAt: null,
    declared: null,
  },
  moves: ['approve', 'ask-changes', 'decline', 'see-as-investor'],
  investor: {
    id: 'i1',
    name: 'Zoé Bélanger',
    email: 'zoe@example.test',
    isEmailVerified: true,
    phone: '+14165550142',
    language: 'fr',
    province: 'CAN-ON',
    representative: 'May Chen',
    referrer: null,
    since: TIME,
    otherOrders: [],
  },
  profiles: [
    { kycId: 'k2', version: 2, isDraft: false, submittedAt: TIME, signedAt: TIME, isOrders: false },
    { kycId: 'k1', version: 1, isDraft: false, submittedAt: TIME, signedAt: TIME, isOrders: true },
  ],
  hasNewerProfile: true,
  ceremonies: [],
  signedDocuments: [],
  memoranda: [],
  money: null,
  messages: [],
  changeRequests: [],
  timeline: {
    entries: [
      {
        id: 't1',
        at: TIME,
        action: 'trade.submitted',
        who: { kind: 'investor', name: 'Zoé Bélanger', roles: [] },
        facts: {},
      },
    ],
    older: null,
  },
};

/** The work of the person's queues on its page. */
export const SAMPLE_WORK: WorkOnPage = [
  { queue: 'new-orders', why: 'submitted', facts: {}, claim: SAMPLE_ORDER.claim },
];
