import { useTranslation } from 'react-i18next';
import { SUPPORT_PHONE, SUPPORT_PHONE_HREF } from '#state/paths.ts';

/** How long an answer takes, and whom to call meanwhile. */
export function ContactIntro() {
  const { t } = useTranslation();
  return (
    <>
      {t('contact.intro')} {t('contact.call')}{' '}
      <a href={SUPPORT_PHONE_HREF} className="whitespace-nowrap underline underline-offset-4">
        {SUPPORT_PHONE}
      </a>
      .
    </>
  );
}
