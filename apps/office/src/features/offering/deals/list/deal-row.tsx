import type { OfficeDealRow } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge } from '@portal/web/ui/badge';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addressOfDeal, addressOfReview } from '../deal/deal-addresses.ts';
import { useNameOfDeal } from '../deal/name-of-deal.ts';
import { StateOfDeal } from '../deal/state-of-deal.tsx';

/** The columns of a wide screen; on a tablet a deal takes two lines. */
export const DEAL_GRID =
  'grid gap-x-5 gap-y-2 md:grid-cols-2 xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)]';

/** One deal: its name, state, unpublished changes, and who wrote last. */
export function DealRow({ deal }: { deal: OfficeDealRow }) {
  const { t } = useTranslation();
  const { dateTime, number } = useFormats();
  const nameOf = useNameOfDeal();
  const { id, name, type, version, unitsTotal, unitsTaken, review, changedBy, changedAt } = deal;
  const changed = dateTime(changedAt);
  return (
    <li
      className={`${DEAL_GRID} relative items-center border-line border-t px-5 py-4 first:border-t-0 hover:bg-sunken`}
    >
      <div className="min-w-0">
        <Link
          to={review === null ? addressOfDeal(id) : addressOfReview(id)}
          className="font-semibold text-accent underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {nameOf(name)}
        </Link>
        <p className="text-sm text-muted">
          {type === null ? t('officeDeals.noType') : t(`deals.types.${type}`)}
        </p>
      </div>
      <div className="grid min-w-0 justify-items-start gap-1">
        <StateOfDeal state={deal.state} />
        <span className="text-sm text-muted">
          {version === 0 ? t('officeDeals.never') : t('officeDeals.versionNumber', { number: version })}
          {version === 0 || unitsTotal === null
            ? null
            : ` · ${t('officeDeals.taken', { taken: number(unitsTaken), total: number(unitsTotal) })}`}
        </span>
      </div>
      <Written deal={deal} />
      <p className="text-sm text-muted">
        <span className="xl:sr-only">{t('officeDeals.columns.changed')}: </span>
        {changedBy === null ? changed : t('officeDeals.changedBy', { name: changedBy, when: changed })}
      </p>
    </li>
  );
}

/** What keeps the draft from its investors. */
function Written({ deal: { review, problemCount } }: { deal: OfficeDealRow }) {
  const { t } = useTranslation();
  if (review !== null) {
    return (
      <p className="grid min-w-0 justify-items-start gap-1">
        <Badge tone="info">{t(`officeDeals.review.kinds.${review.kind}`)}</Badge>
        <span className="text-sm text-muted">
          {t('officeDeals.review.from', { name: review.maker.name })}
        </span>
      </p>
    );
  }
  if (problemCount === null) {
    return <p className="text-sm text-muted">{t('officeDeals.asPublished')}</p>;
  }
  return (
    <p className="text-sm">
      {problemCount === 0 ? (
        <span className="font-semibold text-success">{t('officeDeals.complete')}</span>
      ) : (
        t('officeDeals.missing', { count: problemCount })
      )}
    </p>
  );
}
