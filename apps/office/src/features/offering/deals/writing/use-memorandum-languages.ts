import type { Language } from '@portal/domain/ground/people/languages';
import type { OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { useMemo } from 'react';
import { useDealMemorandumQuery } from '../memorandum/memorandum-api.ts';

/**
 * The languages of the newest version of a deal's memorandum. Where the deal is sold with one, that is asked for whenever the person
 * comes to the form: somebody else publishes it, and the deal that was read before does not know.
 */
export function useMemorandumLanguages(
  { id, memoranda }: Pick<OfficeDeal, 'id' | 'memoranda'>,
  exemptions: readonly string[],
): readonly Language[] {
  const { currentData } = useDealMemorandumQuery(id, {
    skip: !exemptions.includes('OM'),
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return useMemo(() => {
    const [newest] = currentData?.versions ?? [];
    return newest === undefined ? languagesOf(memoranda) : newest.documents.map(({ language }) => language);
  }, [currentData, memoranda]);
}

function languagesOf(published: OfficeDeal['memoranda']): Language[] {
  const newest = Math.max(0, ...published.map(({ version }) => version));
  return published.filter(({ version }) => version === newest).map(({ language }) => language);
}
