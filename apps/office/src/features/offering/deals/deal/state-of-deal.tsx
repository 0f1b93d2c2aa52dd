import type { DealState } from '@portal/domain/offering/deals/deal-states';
import { Badge, type BadgeTone } from '@portal/web/ui/badge';
import { useTranslation } from 'react-i18next';

const TONES: Readonly<Record<DealState, BadgeTone>> = {
  draft: 'neutral',
  'in-review': 'info',
  live: 'success',
  paused: 'attention',
  closed: 'neutral',
};

/** A deal's state at the dealer, in a word. */
export function StateOfDeal({ state }: { state: DealState }) {
  const { t } = useTranslation();
  return <Badge tone={TONES[state]}>{t(`officeDeals.states.${state}`)}</Badge>;
}
