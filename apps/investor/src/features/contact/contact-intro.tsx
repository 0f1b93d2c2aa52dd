import { useSupportLine } from '@portal/web/i18n/use-support-line';
import { useTranslation } from 'react-i18next';

/** How long an answer takes, and whom to call meanwhile. */
export function ContactIntro() {
  const { t } = useTranslation();
  const { phone, href } = useSupportLine();
  return (
    <>
      {t('contact.intro')} {t('contact.call')}{' '}
      <a href={href} className="whitespace-nowrap underline underline-offset-4">
        {phone}
      </a>
      .
    </>
  );
}
