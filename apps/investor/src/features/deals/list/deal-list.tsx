import type { ListedDeal } from '@portal/domain/offering/deals/deal.wire';
import type { OnboardingAnswers } from '@portal/domain/people/account/user.wire';
import { Button } from '@portal/web/ui/button';
import { EmptyState } from '@portal/web/ui/empty-state';
import { type ChangeEventHandler, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CardSurroundings } from '../card/card-surroundings.ts';
import { DealCard } from '../card/deal-card.tsx';

/** Cards above the fold of a desktop: their pictures load at once. */
const EAGER_CARDS = 3;

/** Cards far off screen are neither laid out nor painted; the margin keeps their shadows from being clipped. */
const OFF_SCREEN =
  'min-w-0 [content-visibility:auto] [contain-intrinsic-size:auto_38rem] [overflow-clip-margin:2.5rem]';

type DealListProps = {
  deals: readonly ListedDeal[];
  answers: OnboardingAnswers;
  now: number;
  /** True if filters hide deals. */
  isNarrowed: boolean;
  onReset: () => void;
  /** Slugs of the deals to compare. */
  compared: readonly string[];
  onCompare: ChangeEventHandler<HTMLInputElement>;
};

/** The deals found, or why there are none and what to do. */
export function DealList(props: DealListProps) {
  const { deals, answers, now, isNarrowed, onReset, compared, onCompare } = props;
  const { t } = useTranslation();
  const surroundings = useMemo(() => ({ now, answers }), [now, answers]);
  if (deals.length > 0) {
    return (
      <CardSurroundings value={surroundings}>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {deals.map((deal, place) => (
            <li key={deal.id} className={OFF_SCREEN}>
              <DealCard
                deal={deal}
                isEager={place < EAGER_CARDS}
                isFirst={place === 0}
                isCompared={compared.includes(deal.slug)}
                onCompare={onCompare}
              />
            </li>
          ))}
        </ul>
      </CardSurroundings>
    );
  }
  return isNarrowed ? (
    <EmptyState
      title={t('deals.noMatch.title')}
      action={
        <Button tone="primary" onPress={onReset}>
          {t('deals.filters.reset')}
        </Button>
      }
    >
      {t('deals.noMatch.text')}
    </EmptyState>
  ) : (
    <EmptyState title={t('deals.none.title')}>{t('deals.none.text')}</EmptyState>
  );
}
