import { Outlet } from 'react-router';
import { paths } from '#state/paths.ts';
import { DashboardReminder } from '../frame/dashboard-reminder.tsx';
import { DashboardTabs } from '../frame/dashboard-tabs.tsx';
import { LanguageSwitch } from '../frame/language-switch.tsx';
import { Logo } from '../frame/logo.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import { SiteFooter } from '../frame/site-footer.tsx';
import { UserMenu } from '../frame/user-menu.tsx';
import { Content, PAGE_COLUMN } from './content.tsx';

/** The signed-in part (specification section 2, `/dashboard`). On a phone the tabs lie at the bottom, under the thumb. */
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
