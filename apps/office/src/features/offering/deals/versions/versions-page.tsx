import { useFormats } from '@portal/web/i18n/use-formats';
import { EmptyState } from '@portal/web/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { addressOfVersion } from '../deal/deal-addresses.ts';
import { useOpenDeal } from '../deal/open-deal.ts';

/** Every published version, newest first. None of them ever changes. */
export function VersionsPage() {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { deal } = useOpenDeal();
  if (deal.versions.length === 0) {
    return (
      <EmptyState title={t('officeDeals.versions.none')}>{t('officeDeals.versions.noneText')}</EmptyState>
    );
  }
  return (
    <ol className="overflow-clip rounded-card border border-line bg-raised shadow-raised">
      {deal.versions.map(({ number, publishedAt, maker, checkers }) => (
        <li
          key={number}
          className="relative grid gap-1 border-line border-t px-5 py-4 first:border-t-0 hover:bg-sunken md:grid-cols-[10rem_minmax(0,1fr)] md:items-baseline"
        >
          <span>
            {/* The whole row is the link. */}
            <Link
              to={addressOfVersion(deal.id, number)}
              className="font-semibold text-accent underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {t('officeDeals.versionNumber', { number })}
            </Link>
          </span>
          <span className="text-muted">
            {dateTime(publishedAt)}
            {maker === null
              ? null
              : ` · ${t('officeDeals.versions.people', { maker, checkers: checkers.join(', ') })}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
