import { type DealMatch, dealMatches } from '@portal/domain/offering/deals/choosing/deal-matches';
import { smallestOrderOf } from '@portal/domain/offering/deals/choosing/filter-deals';
import type { ListedDeal } from '@portal/domain/offering/deals/deal.wire';
import { dealTermFigures } from '@portal/domain/offering/deals/deal-figures';
import { useClocklessFormats } from '@portal/web/i18n/use-formats';
import { Check, ChevronDown } from '@portal/web/ui/icons';
import { Skeleton } from '@portal/web/ui/skeleton';
import { type ChangeEventHandler, memo, useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#state/paths.ts';
import { infoRows, ON_A_CARD } from '../info-rows.ts';
import { SaleNote } from '../sale/sale-note.tsx';
import { BookmarkButton } from './bookmark-button.tsx';
import { CardSurroundings } from './card-surroundings.ts';
import { ClosingNote } from './closing-note.tsx';
import { CoverPicture } from './cover-picture.tsx';
import { FundingBar } from './funding-bar.tsx';

type DealCardProps = {
  deal: ListedDeal;
  isEager?: boolean | undefined;
  /** The first card of a list. */
  isFirst?: boolean | undefined;
  /** Marked to be compared. */
  isCompared: boolean;
  /** Called when the compare box is pressed; its value is the deal's slug. */
  onCompare: ChangeEventHandler<HTMLInputElement>;
};

/** A deal in a list: what it is, target, term, smallest order, and how much is left. */
export const DealCard = memo(function DealCard(props: DealCardProps) {
  const { deal, isEager, isFirst, isCompared, onCompare } = props;
  const { t } = useTranslation();
  const formats = useClocklessFormats();
  const titleId = useId();
  const figures = [
    ...infoRows(deal.infoTable, ON_A_CARD).map(({ kind, value }) => ({
      label: t(`deals.figures.${kind}`),
      value,
    })),
    { label: t('deals.smallestOrder'), value: formats.money(smallestOrderOf(deal)) },
  ];
  return (
    <article
      aria-labelledby={titleId}
      className="group relative flex h-full min-w-0 flex-col overflow-clip rounded-card border border-line bg-raised shadow-raised transition-shadow hover:shadow-floating"
    >
      <CoverPicture
        photos={deal.photos}
        isEager={isEager}
        isFirst={isFirst}
        className="aspect-7/2 sm:aspect-2/1"
      />
      <div className="absolute top-3 left-3">
        <Closing deal={deal} />
      </div>
      <div className="absolute top-2 right-2 z-10">
        <BookmarkButton deal={deal} />
      </div>
      <div className="flex grow flex-col gap-3 p-4 sm:p-5">
        <div className="flex flex-col gap-1.5">
          <p className="text-sm text-muted">
            {t('deals.kind', { type: t(`deals.types.${deal.type}`), location: deal.location })}
          </p>
          <h2 id={titleId} className="text-xl">
            <Link
              to={paths.deal(deal.slug)}
              className="no-underline after:absolute after:inset-0 after:rounded-card group-hover:text-accent focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus focus-visible:after:-outline-offset-3"
            >
              {deal.name}
            </Link>
          </h2>
        </div>
        <dl className="grid auto-cols-fr grid-flow-col gap-x-3 border-line border-y py-3 text-xs">
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="figures font-semibold text-base">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-muted">{deal.summary}</p>
        <div className="mt-auto">
          <FundingBar deal={deal} />
        </div>
        <label className="relative z-10 -mb-2 flex min-h-11 items-center gap-3 self-start text-sm">
          <input
            type="checkbox"
            value={deal.slug}
            checked={isCompared}
            onChange={onCompare}
            className="size-5 accent-accent"
          />
          <span>
            {t('deals.compare')}
            <span className="sr-only">{` ${deal.name}`}</span>
          </span>
        </label>
        {/* Last, because it arrives with the person's answers: nothing of the card moves. */}
        <MatchNote deal={deal} />
        <SaleNote deal={deal} />
      </div>
    </article>
  );
});

function Closing({ deal }: { deal: ListedDeal }) {
  const { now } = useContext(CardSurroundings);
  return <ClosingNote deal={deal} now={now} />;
}

/** How a deal matches the person's answers, with reasons; it says itself that this is a comparison and no advice. */
function MatchNote({ deal }: { deal: ListedDeal }) {
  const { t } = useTranslation();
  const { answers } = useContext(CardSurroundings);
  const term = useTermInWords(deal);
  const matches = dealMatches(deal, answers);
  const facts: Readonly<Record<DealMatch, string>> = {
    type: t('deals.match.facts.type'),
    income: t('deals.match.facts.income'),
    term,
  };
  return matches.length === 0 ? null : (
    <details className="group/match relative z-10 rounded-control bg-accent-soft text-sm">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control px-3 py-1.5 [&::-webkit-details-marker]:hidden">
        <Check className="size-4 shrink-0 text-accent" />
        <span className="min-w-0 flex-1">
          {t('deals.match.title', { facts: matches.map((match) => facts[match]).join(', ') })}
        </span>
        <ChevronDown className="size-4 shrink-0 transition-transform group-open/match:rotate-180" />
      </summary>
      <div className="flex flex-col gap-2 px-3 pb-3">
        <ul className="flex list-disc flex-col gap-1 pl-5">
          {matches.map((match) => (
            <li key={match}>{t(`deals.match.reasons.${match}`)}</li>
          ))}
        </ul>
        <p className="text-muted">{t('deals.match.note')}</p>
      </div>
    </details>
  );
}

function useTermInWords({ infoTable }: Pick<ListedDeal, 'infoTable'>): string {
  const { t } = useTranslation();
  const [low, high] = dealTermFigures(infoTable) ?? [0, 0];
  return low === high
    ? t('deals.match.facts.years', { count: high })
    : t('deals.match.facts.range', { low, high });
}

/** The outline of a card, in its size. */
export function DealCardSkeleton() {
  return (
    <div className="overflow-clip rounded-card border border-line bg-raised shadow-raised">
      <Skeleton className="aspect-7/2 sm:aspect-2/1 rounded-none" />
      <div className="flex flex-col gap-3 p-5">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="mt-4 h-24 w-full" />
        <Skeleton className="h-8 w-full" />
      </div>
    </div>
  );
}
