import { BRAND_PATHS } from '@portal/domain/ground/brand/brand-paths';
import { classNames } from '@portal/web/class-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type LogoProps = { to: string /** On a phone's crowded bar the mark stands alone. */; isCompact?: boolean };

/** The mark, and the name where the bar has room for it beside the rest; leads to the place that is home for this frame. */
export function Logo({ to, isCompact = false }: LogoProps) {
  const { t } = useTranslation();
  return (
    <Link
      to={to}
      aria-label={t('shell.header.home')}
      // A name that does not fit goes to a second line, which is not shown: a brand's name may be of any length.
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
