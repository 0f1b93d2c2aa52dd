import type { KycDetails } from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';

export const MAPLE: Deal = {
  id: 'deal-1',
  slug: 'maple-gate',
  name: 'Maple Gate',
  type: 'student',
  location: 'Kingston, Ontario',
  province: 'CAN-ON',
  summary: 'Rooms for students',
  description: 'A house.',
  photos: [],
  videos: [],
  team: [],
  infoTable: [
    { kind: 'targetReturn', label: 'Target annual return, not guaranteed', value: '8-10%', figures: [8, 10] },
    { kind: 'worstResult', label: 'Worst past result', value: 'One residence opened late' },
    { kind: 'fees', label: 'Fees on $10,000', value: '$800 at the start' },
  ],
  faqs: [],
  unitPrice: 250,
  minimumUnits: 10,
  maximumUnits: 200,
  unitsTotal: 1000,
  unitsTaken: 400,
  paysIncome: false,
  opensAt: '2026-01-01T00:00:00Z',
  closesAt: '2126-01-01T00:00:00Z',
  issuer: { name: 'Maple', summary: '', city: 'Kingston', province: 'CAN-ON', email: 'a@b.ca', phone: '1' },
  documents: [
    { id: 'file-1', title: 'Offering memorandum', kind: 'offering-memorandum', pages: 40, size: 412_000 },
  ],
};

/** A new order: ten units, nothing else given. */
export const PLACED: Trade = {
  id: 'trade-1',
  shareOrderId: 'trade-1',
  createdAt: '2026-11-20T15:00:00Z',
  submittedAt: null,
  decidedAt: null,
  archivedAt: null,
  dealId: {
    id: 'deal-1',
    slug: 'maple-gate',
    name: 'Maple Gate',
    location: 'Kingston, Ontario',
    type: 'student',
    province: 'CAN-ON',
    closesAt: '2126-01-01T00:00:00Z',
    photos: [],
  },
  quantity: 10,
  orderTotal: 2500,
  status: 0,
  docusignCompleted: false,
  paymentCompleted: false,
  signedDocumentList: [],
  kycId: null,
  subDoc: {},
  approvalProcess: { investorSignedAt: null, jointSignedAt: null },
  jointInvestor: null,
  jointSigning: null,
  nextDrStepDesc: '',
  progress: { label: 'details', index: 2 },
  nextAction: 'fill-details',
  reason: null,
  fundsReceivedAt: null,
  holdsUnits: true,
  holdExpiresAt: '2126-11-23T15:00:00Z',
  payment: null,
  money: { authorized: 0, inTrust: 0, released: 0, refunded: 0, debitUnderWay: false, debitDueOn: null },
  cancellation: { isPossible: true, right: 'not-begun', rightEndsAt: null, timeZone: 'America/Toronto' },
  payee: {
    name: 'Cedar Narrows Trust Company',
    beneficiary: 'Cedar Narrows Trust Company, in trust for Northline',
    bank: 'Cedar Narrows Trust Company',
    institution: '899',
    transit: '00012',
    account: '4510027',
    email: 'deposits@cedarnarrows.example',
    address: '900-200 Bay Street, Toronto, Ontario  M5J 2J2',
    reference: 'TRADE-1',
  },
  dealer: {
    name: 'Northline Exempt Market Inc.',
    email: 'support@northline.example',
    phone: '1-844-955-4114',
  },
  memorandum: null,
};

/** With details, to be paid by debit. */
export const DETAILED: Trade = {
  ...PLACED,
  kycId: { id: 'kyc-1', signedAt: null },
  subDoc: {
    scheduleA: {
      city: 'Kingston',
      province: 'CAN-ON',
      intendedUse: 'growth',
      thirdParty: { isForOther: false },
    },
    paymentMethod: 'debit',
  },
  payment: { method: 'debit', accountLastDigits: null, accountHolder: null },
};

/** With details, to be paid outside the portal. */
export const PAID_OUTSIDE_ORDER: Trade = {
  ...DETAILED,
  paymentCompleted: true,
  subDoc: {
    scheduleA: {
      city: 'Kingston',
      province: 'CAN-ON',
      intendedUse: 'growth',
      thirdParty: { isForOther: false },
    },
    paymentMethod: 'outside',
  },
  payment: { method: 'outside', accountLastDigits: null, accountHolder: null },
};

/** With its debit authorized; only the signatures are missing. */
export const AUTHORIZED: Trade = {
  ...DETAILED,
  paymentCompleted: true,
  payment: { method: 'debit', accountLastDigits: '567', accountHolder: 'Ana Roy' },
};

/** Signed, and with the dealer. */
export const SIGNED: Trade = {
  ...AUTHORIZED,
  status: 1,
  submittedAt: '2026-11-20T16:00:00Z',
  docusignCompleted: true,
  kycId: { id: 'kyc-1', signedAt: '2026-11-20T16:00:00Z' },
  approvalProcess: { investorSignedAt: '2026-11-20T16:00:00Z', jointSignedAt: null },
  signedDocumentList: [
    { id: 'file-9', title: 'Subscription agreement', signedAt: '2026-11-20T16:00:00Z', size: 84_000 },
  ],
  // Signed on a Friday in Ontario: until Tuesday, midnight.
  cancellation: {
    isPossible: true,
    right: 'runs',
    rightEndsAt: '2026-11-25T05:00:00.000Z',
    timeZone: 'America/Toronto',
  },
};

/** A profile of which every section is complete, submitted or not. */
export function profile(submittedAt: string | null): KycDetails {
  return {
    id: 'kyc-1',
    version: 1,
    signedAt: null,
    submittedAt,
    sections: {
      ...KYC_EXAMPLE,
      basics: {
        ...KYC_EXAMPLE.basics,
        firstName: 'Ana',
        lastName: 'Roy',
        address: { ...KYC_EXAMPLE.basics.address, city: 'Kingston' },
      },
    },
    completion: {
      basics: true,
      identityVerification: true,
      employment: true,
      income: true,
      assets: true,
      investing: true,
      political: true,
    },
  };
}
