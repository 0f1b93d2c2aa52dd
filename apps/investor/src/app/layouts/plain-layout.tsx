import { Outlet } from 'react-router';
import { paths } from '#state/paths.ts';
import { HeaderContact } from '../contact/header-contact.tsx';
import { LanguageSwitch } from '../frame/language-switch.tsx';
import { Logo } from '../frame/logo.tsx';
import { NoticeBanner } from '../frame/notice-banner.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import { Content } from './content.tsx';

/** The log-in page: nothing to look at but the form. */
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
