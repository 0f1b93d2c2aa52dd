import { useSupportLine } from '@portal/web/i18n/use-support-line';
import { Disclosure } from '@portal/web/ui/disclosure';
import { useTranslation } from 'react-i18next';

/** The four static entries of the marketing FAQ (specification section 1). */
const ENTRIES = ['what', 'fees', 'launch', 'usa'] as const;

/** Questions and answers, and the telephone for anything else. */
export function Questions() {
  const { t } = useTranslation();
  const { href } = useSupportLine();
  return (
    <section
      aria-labelledby="faq-title"
      className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
    >
      <div className="grid content-start gap-3">
        <h2 id="faq-title" className="text-2xl">
          {t('home.faq.title')}
        </h2>
        <div className="border-line border-t">
          {ENTRIES.map((entry) => (
            <Disclosure key={entry} summary={t(`faq.${entry}.question`)}>
              {t(`faq.${entry}.answer`)}
            </Disclosure>
          ))}
        </div>
      </div>
      <div className="grid content-start gap-3 self-start rounded-card bg-accent-soft p-6">
        <h2 className="text-xl">{t('home.contact.title')}</h2>
        <p className="text-sm">{t('home.contact.text')}</p>
        <a
          href={href}
          className="figures inline-flex min-h-11 items-center font-semibold text-accent-strong underline underline-offset-4"
        >
          {t('home.contact.call')}
        </a>
      </div>
    </section>
  );
}
