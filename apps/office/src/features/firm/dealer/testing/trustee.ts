import type { OfficeTrustee } from '@portal/domain/firm/trustee/office-trustee.wire';

const EN = {
  trustee: 'Speed River Trust',
  trusteeBeneficiary: 'Speed River Trust, in trust',
  trusteeBank: 'Speed River Bank',
  trusteeAddress: '1 Wyndham Street, Guelph',
};

/** The trust account particulars, with nothing pending. */
export const TRUSTEE: OfficeTrustee = {
  version: 1,
  inForce: {
    institution: '888',
    transit: '00001',
    account: '1234567',
    trusteeEmail: 'trust@maple.example',
    words: { en: EN, fr: { ...EN, trustee: 'Fiducie Speed River' } },
    shortName: 'MAPLE',
    longName: 'MAPLE EXEMPT MARKET INC',
    originatorId: null,
    dataCentre: null,
  },
  since: '2026-11-20T13:00:00.000Z',
  proposedBy: null,
  approvedBy: null,
  folderMark: 'm1',
  differences: [],
  proposal: null,
  approvers: ['Luc Roy'],
  moves: [],
};

/** Another account in the folder, which nobody has proposed. */
export const DIFFERS: OfficeTrustee = {
  ...TRUSTEE,
  differences: [
    { field: 'trustee', language: 'fr', before: 'Fiducie Speed River', after: 'Fiducie d’ailleurs' },
    { field: 'account', language: null, before: '***-***-567', after: '***-***-456' },
  ],
  moves: ['propose'],
};

export const PROPOSAL: NonNullable<OfficeTrustee['proposal']> = {
  proposalId: 'p1',
  hash: 'h1',
  state: 'submitted',
  maker: 'Luc Roy',
  isOwn: false,
  reason: 'Another bank.',
  submittedAt: '2026-11-22T13:00:00.000Z',
  expiresAt: '2026-12-22T13:00:00.000Z',
  isOfFolder: true,
  endedBy: null,
  endedAt: null,
  note: null,
};
