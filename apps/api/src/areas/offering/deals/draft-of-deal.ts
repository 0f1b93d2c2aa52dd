import { centsFromDollars, dollarsFromCents } from '@portal/domain/ground/money/cents';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import type { DealDraft } from '@portal/domain/offering/deals/authoring/deal-draft';
import type { DealRecord } from './deal-record.ts';

/** A stored deal in the shape of a draft and of a version. */
export function draftOfDeal(deal: Omit<DealRecord, 'id' | 'isLive' | 'unitsTaken'>): DealDraft {
  return {
    slug: deal.slug,
    type: deal.type,
    province: isProvinceCode(deal.province) ? deal.province : null,
    unitPrice: dollarsFromCents(deal.unitPriceCents),
    minimumUnits: deal.minimumUnits,
    maximumUnits: deal.maximumUnits,
    unitsTotal: deal.unitsTotal,
    opensAt: deal.opensAt.toISOString(),
    closesAt: deal.closesAt.toISOString(),
    content: deal.content,
  };
}

/** A draft in the shape of a stored deal. Null if anything is missing that every published deal has. */
export function dealOfDraft(draft: DealDraft): Omit<DealRecord, 'id' | 'isLive' | 'unitsTaken'> | null {
  const { slug, type, province, unitPrice, minimumUnits, maximumUnits, unitsTotal, opensAt, closesAt } =
    draft;
  if (
    type === null ||
    province === null ||
    unitPrice === null ||
    minimumUnits === null ||
    maximumUnits === null ||
    unitsTotal === null ||
    opensAt === null ||
    closesAt === null
  ) {
    return null;
  }
  return {
    slug,
    type,
    province,
    unitPriceCents: centsFromDollars(unitPrice),
    minimumUnits,
    maximumUnits,
    unitsTotal,
    opensAt: new Date(opensAt),
    closesAt: new Date(closesAt),
    content: draft.content,
  };
}
