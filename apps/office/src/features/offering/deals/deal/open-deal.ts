import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import type { OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { useOutletContext } from 'react-router';

/** What every page of a deal gets: the deal, and the person looking at it. */
export type OpenDeal = { deal: OfficeDeal; self: StaffSelf };

export function useOpenDeal(): OpenDeal {
  return useOutletContext<OpenDeal>();
}
