import type { DealContent } from '@portal/domain/deals/deal-content';
import type { DealType } from '@portal/domain/wire/deal';

/** A deal as its row tells. */
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
