import type { DealType } from '@portal/domain/offering/deals/deal.wire';
import type { DealContent } from '@portal/domain/offering/deals/deal-content';

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
