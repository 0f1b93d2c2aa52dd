import { Outlet } from 'react-router';
import { paths } from '#state/paths.ts';
import { HeaderContact } from '../contact/header-contact.tsx';
import { LanguageSwitch } from '../frame/language-switch.tsx';
import { Logo } from '../frame/logo.tsx';
import { SiteFooter } from '../frame/site-footer.tsx';
import { Content, PAGE_COLUMN } from './content.tsx';

/** Logo and footer: the landing page of campaigns and the signing ceremony. */
export function SimpleLayout() {
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex min-h-16 max-w-page items-center gap-2 px-4 sm:px-6">
          <Logo to={paths.home()} />
          <span className="grow" />
          <HeaderContact />
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
