import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { paths } from '#state/paths.ts';
import { useAppSelector } from '#state/store.ts';
import { LanguageSwitch } from '../frame/language-switch.tsx';
import { Logo } from '../frame/logo.tsx';
import { NoticeBanner } from '../frame/notice-banner.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import { SiteFooter } from '../frame/site-footer.tsx';
import { Content, PAGE_COLUMN } from './content.tsx';

const HEADER_LINK =
  'inline-flex min-h-11 items-center rounded-control px-3 text-sm font-semibold whitespace-nowrap no-underline hover:text-accent sm:px-4';

/** Front page, registration, onboarding, privacy policy and every address without a frame of its own. */
export function MainLayout() {
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex min-h-16 max-w-page items-center gap-1 px-4 sm:gap-2 sm:px-6">
          <Logo to={paths.home()} />
          <span className="grow" />
          <PhoneLink />
          <LanguageSwitch />
          <HeaderLinks />
        </div>
      </header>
      <NoticeBanner />
      <Content className={PAGE_COLUMN}>
        <Outlet />
      </Content>
      <SiteFooter />
    </>
  );
}

function HeaderLinks() {
  const { t } = useTranslation();
  const isSignedIn = useAppSelector((state) => state.auth.accessToken !== null);
  return (
    <nav aria-label={t('shell.header.account')} className="max-sm:hidden">
      {isSignedIn ? (
        <Link to={paths.marketplace()} className={HEADER_LINK}>
          {t('shell.header.toMarketplace')}
        </Link>
      ) : (
        <Link to={paths.login()} className={HEADER_LINK}>
          {t('shell.header.login')}
        </Link>
      )}
    </nav>
  );
}
