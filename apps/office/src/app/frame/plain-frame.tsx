import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { useLanguage } from '@portal/web/i18n/use-language';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowLanguage } from '../language-follower.tsx';
import { Logo } from './logo.tsx';

/** The frame of pages before log-in: nothing but the one thing to do. */
export function PlainFrame({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  return (
    <>
      <header className="mx-auto flex min-h-16 w-full max-w-page items-center justify-between gap-3 px-4 sm:px-6">
        <Logo />
        <LanguageButtons />
      </header>
      <main className={`mx-auto w-full px-4 py-10 md:py-16 ${isWide ? 'max-w-form' : 'max-w-sm'}`}>
        {children}
      </main>
    </>
  );
}

/** The other language, before anybody is logged in. It is named in its own words, for people who read only that one. */
function LanguageButtons() {
  const { t } = useTranslation();
  const current = useLanguage();
  const show = useShowLanguage();
  return LANGUAGES.filter((language) => language !== current).map((language) => (
    <button
      key={language}
      type="button"
      lang={language}
      onClick={() => void show(language)}
      className="min-h-11 shrink-0 rounded-control px-3 font-medium text-accent hover:bg-accent-soft"
    >
      {t(`office.switchTo.${language}`)}
    </button>
  ));
}
