import { useLanguage } from '@portal/web/i18n/use-language';
import { AttentionMark, SuccessMark } from '@portal/web/ui/icons';
import { useTranslation } from 'react-i18next';

const PROTECTIONS = ['trust', 'cancel', 'regulated'] as const;

/** The national registration search of the Canadian Securities Administrators. */
const REGISTRATION_SEARCH = { en: 'https://www.aretheyregistered.ca', fr: 'https://www.sontilsinscrits.ca' };

/** What protects the money, and the loss that nothing protects from, side by side and equally large. */
export function Safety() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section aria-labelledby="safety-title" className="grid gap-6">
      <h2 id="safety-title" className="text-2xl">
        {t('home.safety.title')}
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {PROTECTIONS.map((name) => (
          <li key={name} className="flex gap-4 rounded-card border border-line bg-raised p-6 shadow-raised">
            <SuccessMark className="mt-0.5 size-6 shrink-0 text-success" />
            <div className="grid content-start gap-1.5">
              <h3 className="text-lg font-semibold">{t(`home.safety.${name}.title`)}</h3>
              <p className="text-sm text-muted">{t(`home.safety.${name}.text`)}</p>
              {name === 'regulated' ? (
                <a
                  href={REGISTRATION_SEARCH[language]}
                  target="_blank"
                  rel="noopener noreferrer"
                  className="inline-flex min-h-11 items-center text-sm font-medium text-info underline underline-offset-4 hover:decoration-2"
                >
                  {t('home.safety.regulated.link')}
                </a>
              ) : null}
            </div>
          </li>
        ))}
        <li className="flex gap-4 rounded-card bg-attention-soft p-6">
          <AttentionMark className="mt-0.5 size-6 shrink-0 text-attention" />
          <div className="grid content-start gap-1.5">
            <h3 className="text-lg font-semibold">{t('home.safety.risk.title')}</h3>
            <p className="text-sm">{t('home.safety.risk.text')}</p>
          </div>
        </li>
      </ul>
    </section>
  );
}
