import { useTranslation } from 'react-i18next';

type ConsentWordsProps = {
  /** The address that is told when the copies are ready. */
  email: string;
  isJoint?: boolean | undefined;
};

/** What signers agree to before signing electronically. The server's `SIGNING_CONSENT_VERSION` must change with these words. */
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
