import { LOCALES } from '@portal/domain/ground/formats/locales';
import type { ComponentProps, ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLanguage } from './use-language.ts';

type AriaSettingsProps = {
  /** Navigates with the application's router, which this package does not know. */
  useNavigate: () => (to: string) => unknown;
  /** The `href` of a link, if it is not the path itself. */
  useHref?: ComponentProps<typeof RouterProvider>['useHref'];
  children: ReactNode;
};

/** Gives React Aria's parts our language (dates, numbers) and the application's router (links stay in the page). */
export function AriaSettings({ useNavigate, useHref, children }: AriaSettingsProps) {
  const navigate = useNavigate();
  return (
    <I18nProvider locale={LOCALES[useLanguage()]}>
      <RouterProvider navigate={(to) => void navigate(to)} {...(useHref === undefined ? {} : { useHref })}>
        {children}
      </RouterProvider>
    </I18nProvider>
  );
}
