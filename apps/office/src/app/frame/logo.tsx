import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { BRAND_PATHS } from '@portal/domain/ground/brand/brand-paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The dealer's logo, marked as its office. */
export function Logo() {
  const { t } = useTranslation();
  return (
    <Link
      to={OFFICE_PAGES.home}
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-control no-underline"
    >
      <img src={BRAND_PATHS.mark} alt="" width="32" height="32" className="size-8" />
      <span className="min-w-0 font-display text-lg leading-tight font-semibold tracking-tight">
        {t('office.name')}
      </span>
    </Link>
  );
}
