import { useSupportLine } from '@portal/web/i18n/use-support-line';
import { ChevronRight } from '@portal/web/ui/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#state/paths.ts';

const PLACES = [
  { name: 'marketplace', hint: 'marketplaceHint', to: paths.marketplace() },
  { name: 'portfolio', hint: 'portfolioHint', to: paths.portfolio() },
  { name: 'home', hint: 'homeHint', to: paths.home() },
] as const;

/** For an address that leads nowhere: says so and offers the usual places. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const { phone, href } = useSupportLine();
  return (
    <div className="mx-auto grid max-w-prose gap-6">
      <h1 className="text-3xl">{t('shell.notFound.title')}</h1>
      <p className="text-lg text-muted">{t('shell.notFound.text')}</p>
      <ul className="grid overflow-hidden rounded-card border border-line bg-raised shadow-raised">
        {PLACES.map(({ name, hint, to }) => (
          <li key={name} className="border-line not-first:border-t">
            <Link
              to={to}
              className="group flex min-h-18 items-center gap-4 px-5 py-3 no-underline hover:bg-accent-soft focus-visible:-outline-offset-3"
            >
              <span className="grid grow">
                <span className="font-semibold group-hover:text-accent-strong">
                  {t(`shell.notFound.${name}`)}
                </span>
                <span className="text-sm text-muted">{t(`shell.notFound.${hint}`)}</span>
              </span>
              <ChevronRight className="size-5 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-muted">
        {t('shell.notFound.help')}{' '}
        <a href={href} className="font-medium whitespace-nowrap text-info underline underline-offset-4">
          {phone}
        </a>
      </p>
    </div>
  );
}
