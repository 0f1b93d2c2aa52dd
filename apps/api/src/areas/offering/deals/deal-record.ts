import type { DealContent } from '@portal/domain/offering/deals/authoring/deal-content';
import type { DealType } from '@portal/domain/offering/deals/deal.wire';

/** A deal as stored. */
export type DealRecord = {
  id: string;
  slug: string;
  type: DealType;
  province: string;
  isLive: boolean;
  unitPriceCents: bigint;
  minimumUnits: number;
  maximumUnits: number;
  unitsTotal: number;
  unitsTaken: number;
  opensAt: Date;
  closesAt: Date;
  content: DealContent;
};
