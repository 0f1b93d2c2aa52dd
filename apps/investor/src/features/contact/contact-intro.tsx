import { useSupportLine } from '@portal/web/i18n/use-support-line';
import { useTranslation } from 'react-i18next';
import { useOwnRepresentativeQuery } from '#state/session-api.ts';
import { useAppSelector } from '#state/store.ts';

/** How long an answer takes, which representative answers, and whom to call meanwhile. */
export function ContactIntro() {
  const { t } = useTranslation();
  const { phone, href } = useSupportLine();
  const isSignedIn = useAppSelector(({ auth }) => auth.accessToken !== null);
  const { data: representative } = useOwnRepresentativeQuery(undefined, { skip: !isSignedIn });
  return (
    <>
      {isSignedIn && representative != null
        ? t('contact.introOwn', { name: representative.fullName })
        : t('contact.intro')}{' '}
      {t('contact.call')}{' '}
      <a href={href} className="whitespace-nowrap underline underline-offset-4">
        {phone}
      </a>
      .
    </>
  );
}
