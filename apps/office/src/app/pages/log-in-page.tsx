import { useTranslation } from 'react-i18next';
import { LogIn } from '#features/firm/log-in/log-in.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { PlainFrame } from '../frame/plain-frame.tsx';

/** Logging in at whatever address the person opened; the page itself follows. */
export function LogInPage() {
  const { t } = useTranslation();
  usePageTitle(t('office.logIn.title'));
  return (
    <PlainFrame>
      <LogIn />
    </PlainFrame>
  );
}
