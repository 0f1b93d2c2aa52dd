import { useTranslation } from 'react-i18next';

type ConsentWordsProps = {
  /** Where a message says that the copies are there. */
  email: string;
  isJoint?: boolean | undefined;
};

/** What a signer agrees to before they sign electronically. The server's `CONSENT_VERSION` changes with these words. */
export function ConsentWords({ email, isJoint = false }: ConsentWordsProps) {
  const { t } = useTranslation();
  return (
    <ul className="flex list-disc flex-col gap-2.5 pl-5">
      <li>{t('signing.consent.effect')}</li>
      <li>{t(isJoint ? 'signing.consent.joint.delivery' : 'signing.consent.delivery', { email })}</li>
      <li>{t(isJoint ? 'signing.consent.joint.device' : 'signing.consent.device')}</li>
      <li>{t('signing.consent.paper')}</li>
    </ul>
  );
}
