import type { ReactNode } from 'react';
import { LanguageButtons } from './language-buttons.tsx';
import { Logo } from './logo.tsx';

/** Pages before somebody is in: nothing to look at but the one thing to do. */
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
