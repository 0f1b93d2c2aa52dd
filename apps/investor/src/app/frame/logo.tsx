import { BRAND_PATHS } from '@portal/domain/ground/brand/brand-paths';
import { classNames } from '@portal/web/class-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type LogoProps = { to: string /** Shows the mark alone, for a phone's crowded bar. */; isCompact?: boolean };

/** The mark, and the name where there is room; leads to the frame's home. */
export function Logo({ to, isCompact = false }: LogoProps) {
  const { t } = useTranslation();
  return (
    <Link
      to={to}
      aria-label={t('shell.header.home')}
      // A brand name may be of any length: one that does not fit wraps to a second line, which is hidden.
      className="flex h-11 min-w-11 flex-wrap gap-x-2.5 overflow-hidden rounded-control no-underline"
    >
      <img src={BRAND_PATHS.mark} alt="" width="32" height="32" className="my-1.5 size-8" />
      <span
        className={classNames(
          'flex h-11 items-center font-display text-xl leading-none font-semibold tracking-tight whitespace-nowrap',
          isCompact && 'max-sm:hidden',
        )}
      >
        {t('brand.name')}
      </span>
    </Link>
  );
}
