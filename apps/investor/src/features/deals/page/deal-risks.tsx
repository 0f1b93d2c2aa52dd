import type { InfoRow } from '@portal/domain/offering/deals/deal.wire';
import { AttentionMark, Plus } from '@portal/web/ui/icons';
import { useTranslation } from 'react-i18next';
import { AT_RISK, infoRows } from '../info-rows.ts';

const RISKS = ['loss', 'resale', 'income', 'review'] as const;

/** What can go wrong: with this deal first, in its own words, then with any deal of this market. */
export function DealRisks({ infoTable }: { infoTable: readonly InfoRow[] }) {
  const { t } = useTranslation();
  const own = infoRows(infoTable, AT_RISK);
  return (
    <section aria-labelledby="risks-title" className="rounded-card bg-attention-soft p-5 sm:p-7">
      <h2 id="risks-title" className="flex items-center gap-3 text-xl">
        <AttentionMark className="size-6 text-attention" />
        {t('dealPage.risks.title')}
      </h2>
      {own.length === 0 ? null : (
        <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {own.map(({ kind, label, value }) => (
            <div key={kind}>
              <dt className="text-sm">{label}</dt>
              <dd className="mt-0.5 font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <details open={own.length === 0} className="group mt-4 border-attention/40 border-t">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-control pt-3 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
          {t('dealPage.risks.common')}
          <Plus className="size-5 shrink-0 transition-transform group-open:rotate-45" />
        </summary>
        <ul className="mt-2 grid gap-x-8 gap-y-4 sm:grid-cols-2">
          {RISKS.map((risk) => (
            <li key={risk} className="text-sm">
              <span className="block font-semibold text-base">{t(`dealPage.risks.${risk}.title`)}</span>
              {t(`dealPage.risks.${risk}.text`)}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
