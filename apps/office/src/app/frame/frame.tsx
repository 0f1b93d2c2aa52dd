import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';
import { PersonMenu } from './person-menu.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const CONTENT = 'content';

/** What is around every page of somebody who is in: where they can go, and who they are. */
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
        <div className="flex min-h-16 items-center justify-between gap-3 px-4 lg:px-6">
          <Logo />
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
    </>
  );
}
