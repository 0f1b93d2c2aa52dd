import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { paths } from '#state/paths.ts';
import { useAppSelector } from '#state/store.ts';
import { HeaderContact } from '../contact/header-contact.tsx';
import { LanguageSwitch } from '../frame/language-switch.tsx';
import { Logo } from '../frame/logo.tsx';
import { NoticeBanner } from '../frame/notice-banner.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import { SiteFooter } from '../frame/site-footer.tsx';
import { Content, PAGE_COLUMN } from './content.tsx';

const HEADER_LINK =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control text-sm font-semibold whitespace-nowrap no-underline hover:text-accent sm:-mr-4 sm:px-4';

/** Front page, registration, onboarding, privacy policy and every address without a frame of its own. */
export function MainLayout() {
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex min-h-16 max-w-page items-center gap-1 px-4 sm:gap-2 sm:px-6">
          <Logo to={paths.home()} />
          <span className="grow" />
          {/* A phone's row is full with name, telephone and languages; the footer has this link too. */}
          <span className="max-sm:hidden">
            <HeaderContact />
          </span>
          <PhoneLink />
          <LanguageSwitch />
          <HeaderLink />
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

function HeaderLink() {
  const { t } = useTranslation();
  const isSignedIn = useAppSelector((state) => state.auth.accessToken !== null);
  return (
    <Link to={isSignedIn ? paths.marketplace() : paths.login()} className={HEADER_LINK}>
      <svg
        viewBox="0 0 24 24"
        className="size-5 sm:hidden"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <circle cx="12" cy="8" r="4" />
        <path strokeLinecap="round" d="M4.5 20.5a7.5 7.5 0 0 1 15 0" />
      </svg>
      <span className="max-sm:sr-only">
        {isSignedIn ? t('shell.header.toMarketplace') : t('shell.header.login')}
      </span>
    </Link>
  );
}

/** The login page: nothing but the form. */
export function PlainLayout() {
  return (
    <>
      <header className="mx-auto flex min-h-16 w-full max-w-page items-center gap-2 px-4 sm:px-6">
        <Logo to={paths.home()} />
        <span className="grow" />
        <HeaderContact />
        <PhoneLink />
        <LanguageSwitch />
      </header>
      <NoticeBanner />
      <Content className="mx-auto w-full max-w-sm px-4 py-10 md:py-16">
        <Outlet />
      </Content>
    </>
  );
}

/** Logo and footer: campaign landing pages and the signing ceremony. */
export function SimpleLayout() {
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex min-h-16 max-w-page items-center gap-2 px-4 sm:px-6">
          <Logo to={paths.home()} />
          <span className="grow" />
          <HeaderContact />
          <PhoneLink />
          <LanguageSwitch />
        </div>
      </header>
      <Content className={PAGE_COLUMN}>
        <Outlet />
      </Content>
      <SiteFooter />
    </>
  );
}

/** The whole screen: the wizard draws its own bars and its own `<main>` with the content's id. */
export function BareLayout() {
  return <Outlet />;
}
