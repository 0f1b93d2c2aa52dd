import { BRAND_PATHS } from '@portal/domain/brand/brand-paths';
import { classNames } from '@portal/web/class-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type LogoProps = { to: string /** On a phone's crowded bar the mark stands alone. */; isCompact?: boolean };

/** The mark and the name; leads to the place that is home for this frame. */
export function Logo({ to, isCompact = false }: LogoProps) {
  const { t } = useTranslation();
  return (
    <Link
      to={to}
      aria-label={t('shell.header.home')}
      className="flex min-h-11 min-w-11 items-center gap-2.5 rounded-control no-underline"
    >
      <img src={BRAND_PATHS.mark} alt="" width="32" height="32" className="size-8" />
      <span
        className={classNames(
          'font-display text-xl leading-none font-semibold tracking-tight',
          isCompact && 'max-sm:hidden',
        )}
      >
        {t('brand.name')}
      </span>
    </Link>
  );
}
