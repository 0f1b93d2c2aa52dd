import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { paths } from '#state/paths.ts';
import { DashboardReminder } from '../frame/dashboard-reminder.tsx';
import { LanguageSwitch } from '../frame/language-switch.tsx';
import { Logo } from '../frame/logo.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import { SiteFooter } from '../frame/site-footer.tsx';
import { UserMenu } from '../frame/user-menu.tsx';
import { Content, PAGE_COLUMN } from './content.tsx';

/** The signed-in part (specification section 2, `/dashboard`). On a phone the tabs are at the bottom, under the thumb. */
export function DashboardLayout() {
  return (
    <>
      <header className="sticky short:static top-0 z-30 border-b border-line bg-raised">
        <div className="mx-auto flex min-h-16 max-w-page items-center gap-1 px-4 sm:gap-2 sm:px-6">
          <Logo to={paths.marketplace()} isCompact />
          <span className="grow" />
          <PhoneLink />
          <LanguageSwitch />
          <UserMenu />
        </div>
      </header>
      <DashboardTabs />
      <DashboardReminder />
      <Content className={PAGE_COLUMN}>
        <Outlet />
      </Content>
      <SiteFooter hasTabBarBelow />
    </>
  );
}

const TABS = [
  {
    name: 'marketplace',
    to: paths.marketplace(),
    of: paths.compare(),
    icon: 'M4 20V9l8-5 8 5v11M9 20v-6h6v6',
  },
  {
    name: 'portfolio',
    to: paths.portfolio(),
    of: paths.portfolio(),
    icon: 'M4 20V4m0 16h16M8 16v-4m4 4V8m4 8v-6',
  },
] as const;

const TAB =
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-xs font-semibold uppercase tracking-wide text-muted no-underline hover:text-text aria-[current]:border-accent aria-[current]:text-accent forced-colors:not-aria-[current]:border-[Canvas] md:min-h-12 md:flex-none md:flex-row md:gap-2 md:border-t-0 md:border-b-2 md:px-4 md:text-sm';

/** MARKETPLACE and PORTFOLIO: a row under the header, a bar at the bottom of a phone. */
function DashboardTabs() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={t('shell.header.navigation')}
      data-tab-bar=""
      className="z-30 border-line bg-raised max-md:not-short:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:pb-[env(safe-area-inset-bottom)] md:border-b"
    >
      <div className="mx-auto flex max-w-page md:px-2">
        {TABS.map(({ name, to, of, icon }) => (
          <Link
            key={name}
            to={to}
            aria-current={pathname.startsWith(to) || pathname === of ? 'page' : undefined}
            className={TAB}
          >
            <svg
              viewBox="0 0 24 24"
              className="size-5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              aria-hidden="true"
            >
              <path strokeLinecap="round" strokeLinejoin="round" d={icon} />
            </svg>
            {t(`shell.tabs.${name}`)}
          </Link>
        ))}
      </div>
    </nav>
  );
}
