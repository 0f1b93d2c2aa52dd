import type { SigningEnvelope } from '@portal/domain/agreement/signing/signing.wire';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';

/**
 * For a joint investor, before they agree to anything: both sign one version, in the language in which the investor
 * signed, and what they can do if it is not theirs. It stands out where the page speaks the other language.
 */
export function LanguageNote({ envelope }: { envelope: SigningEnvelope }) {
  const { t } = useTranslation();
  const screenLanguage = useLanguage();
  const { language, investorName, translations, role } = envelope;
  if (role !== 'joint') {
    return null;
  }
  const values = { name: investorName ?? '' };
  return (
    <Notice
      tone={language === screenLanguage ? 'info' : 'attention'}
      title={t(`signing.translation.title.${language}`)}
    >
      <p>{t(`signing.translation.why.${language}`, values)}</p>
      {translations.length === 0 ? null : (
        <p className="mt-1">{t(`signing.translation.offer.${language}`)}</p>
      )}
      <p className="mt-1">{t(`signing.translation.otherwise.${language}`, values)}</p>
    </Notice>
  );
}
