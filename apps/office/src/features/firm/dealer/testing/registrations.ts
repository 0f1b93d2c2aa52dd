import type {
  OfficeRegistration,
  OfficeRegistrations,
} from '@portal/domain/firm/registrations/registrations.wire';

const ONTARIO: OfficeRegistration = {
  province: 'CAN-ON',
  period: 1,
  from: '2026-11-18',
  lastDay: null,
  state: 'in-force',
  terms: null,
  source: null,
  version: 1,
  proposedBy: null,
  approvedBy: null,
  recordedAt: '2026-11-18T15:00:00.000Z',
};

/** Ontario as the folder had it, and Quebec as two people agreed that it ends. */
export const REGISTRATIONS: OfficeRegistrations = {
  registrations: [
    ONTARIO,
    {
      ...ONTARIO,
      province: 'CAN-QC',
      lastDay: '2026-12-31',
      state: 'ends-soon',
      terms: 'Funds alone',
      source: 'Letter of the AMF',
      proposedBy: 'Ada Roy',
      approvedBy: 'Ben Tran',
    },
  ],
  served: ['CAN-ON', 'CAN-QC'],
  proposals: [],
  mayPropose: true,
  approvers: ['Ben Tran'],
};
