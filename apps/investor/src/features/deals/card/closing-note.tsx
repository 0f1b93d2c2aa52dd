import { daysUntil } from '@portal/domain/ground/formats/dates';
import type { ListedDeal } from '@portal/domain/offering/deals/deal.wire';
import { type DealPhase, dealPhase } from '@portal/domain/offering/deals/funding';
import { useClocklessFormats } from '@portal/web/i18n/use-formats';
import { Badge, type BadgeTone } from '@portal/web/ui/badge';
import { useTranslation } from 'react-i18next';

const TONES: Record<DealPhase, BadgeTone> = {
  upcoming: 'info',
  open: 'neutral',
  closingSoon: 'attention',
  soldOut: 'neutral',
  closed: 'neutral',
};

/** How long a deal takes orders, or why it does not. */
export function ClosingNote({ deal, now }: { deal: ListedDeal; now: number }) {
  const { t } = useTranslation();
  const { daysAway } = useClocklessFormats();
  const phase = dealPhase(deal, now);
  const until = (instant: string) => daysAway(daysUntil(Date.parse(instant), now));
  const words: Record<DealPhase, () => string> = {
    upcoming: () => t('deals.phase.upcoming', { when: until(deal.opensAt) }),
    open: () => t('deals.phase.open', { when: until(deal.closesAt) }),
    closingSoon: () => t('deals.phase.open', { when: until(deal.closesAt) }),
    soldOut: () => t('deals.phase.soldOut'),
    closed: () => t('deals.phase.closed'),
  };
  return <Badge tone={TONES[phase]}>{words[phase]()}</Badge>;
}
