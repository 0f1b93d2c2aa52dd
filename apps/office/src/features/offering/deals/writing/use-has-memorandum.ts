import type { OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { useDealMemorandumQuery } from '../memorandum/memorandum-api.ts';

/**
 * Whether a deal has a published memorandum. Where it is sold with one, that is asked for whenever the person comes to the form:
 * somebody else publishes it, and the deal that was read before does not know.
 */
export function useHasMemorandum(
  { id, memoranda }: Pick<OfficeDeal, 'id' | 'memoranda'>,
  soldUnder: string | undefined,
): boolean {
  const isKnown = memoranda.length > 0;
  const { currentData } = useDealMemorandumQuery(id, {
    skip: isKnown || soldUnder !== 'offering-memorandum',
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return isKnown || (currentData?.versions.length ?? 0) > 0;
}
