import type { KycWire, SectionName } from '../kyc/kyc-wire.ts';

/** Answer of `GET /user/kyc/details` and `POST /user/kyc/save`; social insurance, document and account numbers are masked. */
export type KycDetails = {
  id: string;
  version: number;
  signedAt: string | null;
  submittedAt: string | null;
  sections: KycWire;
  completion: Record<SectionName, boolean>;
};
