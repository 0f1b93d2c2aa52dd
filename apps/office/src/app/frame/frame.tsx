import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { ChevronDown } from '@portal/web/ui/icons';
import { MenuButton } from '@portal/web/ui/menu-button';
import { MenuAction } from '@portal/web/ui/menu-list';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoleNames } from '#parts/role-names.ts';
import { useChooseLanguage } from '#state/use-choose-language.ts';
import { version } from '../../../package.json' with { type: 'json' };
import { useLogOut } from '../session/use-log-out.ts';
import { Logo } from './logo.tsx';
import { LooksOnLine } from './looks-on-line.tsx';
import { Navigation } from './navigation.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const CONTENT = 'content';

/** The frame of every page after log-in: where the person can go, and who they are. */
export function Frame({ person, children }: { person: StaffSelf; children: ReactNode }) {
  const { t } = useTranslation();
  const content = useRef<HTMLElement>(null);
  useKeptFocus(content);
  return (
    <>
      <a
        href={`#${CONTENT}`}
        className="sr-only rounded-control bg-accent px-4 py-3 font-semibold text-accent-contrast focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        {t('office.skip')}
      </a>
      <header className="border-line border-b bg-raised" data-print="no">
        <div className="flex min-h-16 items-center justify-between gap-x-3 px-4 max-lg:flex-wrap lg:px-6">
          <Logo />
          <LooksOnLine />
          <PersonMenu person={person} />
        </div>
      </header>
      <div className="flex grow flex-col lg:flex-row">
        <Navigation person={person} />
        <main
          ref={content}
          id={CONTENT}
          tabIndex={-1}
          className="w-full min-w-0 max-w-page px-4 py-8 md:px-8 md:py-10"
        >
          {children}
        </main>
      </div>
      <footer className="border-line border-t px-4 py-3 text-muted text-xs lg:px-6" data-print="no">
        {t('office.version', { version })}
      </footer>
    </>
  );
}

/** The person's name, the other language, and logging out. */
function PersonMenu({ person }: { person: StaffSelf }) {
  const { t } = useTranslation();
  const { logOut } = useLogOut();
  const { chooseLanguage } = useChooseLanguage();
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <MenuButton
      tone="quiet"
      label={t('office.menu', { name })}
      shown={
        <>
          <span className="max-w-40 truncate max-sm:max-w-24">
            <span className="sm:hidden">{person.firstName}</span>
            <span className="max-sm:hidden">{name}</span>
          </span>
          <ChevronDown className="size-4" />
        </>
      }
      head={
        <p className="mb-1 grid border-b border-line px-3 pt-1 pb-2.5">
          <span className="font-semibold">{name}</span>
          <span className="text-sm text-muted">{useRoleNames()(person.roles)}</span>
        </p>
      }
    >
      <MenuAction href={OFFICE_PAGES.role}>{t('office.home.nav')}</MenuAction>
      <MenuAction href={OFFICE_PAGES.account}>{t('office.account.nav')}</MenuAction>
      {LANGUAGES.filter((language) => language !== person.language).map((language) => (
        <MenuAction key={language} onAction={() => void chooseLanguage(language)}>
          <span lang={language}>{t(`office.switchTo.${language}`)}</span>
        </MenuAction>
      ))}
      <MenuAction onAction={() => void logOut()}>{t('office.logOut')}</MenuAction>
    </MenuButton>
  );
}
