import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';
import { PrivacyChoicesButton } from '#app/outside/privacy-choices-button.tsx';
import { Policy, PolicyContents } from '#features/privacy/policy.tsx';
import { POLICY_DATE } from '#features/privacy/policy-sections.ts';

/** The privacy policy. */
export function PrivacyPolicyPage() {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <div className="grid gap-10">
      <header className="grid max-w-prose gap-3">
        <h1 className="text-3xl">{t('privacy.title')}</h1>
        <p className="text-lg text-muted">{t('privacy.intro')}</p>
        <p className="text-sm text-muted">{t('privacy.updated', { date: formats.day(POLICY_DATE) })}</p>
      </header>
      <div className="grid gap-10 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-16">
        <PolicyContents />
        <Policy
          choices={
            <PrivacyChoicesButton className="inline-flex min-h-11 items-center justify-self-start font-medium text-info underline underline-offset-4">
              {t('privacy.browser.choose')}
            </PrivacyChoicesButton>
          }
        />
      </div>
    </div>
  );
}
