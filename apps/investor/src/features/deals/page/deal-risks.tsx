import { AttentionMark } from '@portal/web/ui/icons';
import { useTranslation } from 'react-i18next';

const RISKS = ['loss', 'resale', 'income', 'review'] as const;

/** What can go wrong with every deal of this market, before any of its promises are read. */
export function DealRisks() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="risks-title" className="rounded-card bg-attention-soft p-5 sm:p-7">
      <h2 id="risks-title" className="flex items-center gap-3 text-xl">
        <AttentionMark className="size-6 text-attention" />
        {t('dealPage.risks.title')}
      </h2>
      <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {RISKS.map((risk) => (
          <li key={risk} className="text-sm">
            <span className="block font-semibold text-base">{t(`dealPage.risks.${risk}.title`)}</span>
            {t(`dealPage.risks.${risk}.text`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
