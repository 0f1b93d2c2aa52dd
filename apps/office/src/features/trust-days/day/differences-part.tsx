import { DIFFERENCE_BETWEEN, type DifferenceBetween } from '@portal/domain/money/reconciliation/difference';
import type { TrustDay, TrustDifference } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { DifferenceRow } from './difference-row.tsx';
import { ExplainDialog } from './explain-dialog.tsx';

type DifferencesPartProps = { day: TrustDay; mayOpenOrders: boolean };

/** Every part of what the balances differ by, with what explains it. */
export function DifferencesPart({ day: { content, mayExplain }, mayOpenOrders }: DifferencesPartProps) {
  const { t } = useTranslation();
  const [explained, setExplained] = useState<TrustDifference | null>(null);
  const { differences } = content;
  const of = (between: DifferenceBetween) => differences.filter((one) => one.between === between);
  return (
    <PagePart id="differences" title={t('officeTrustDays.differencesTitle')}>
      {differences.length === 0 ? <p>{t('officeTrustDays.none')}</p> : null}
      {DIFFERENCE_BETWEEN.filter((between) => of(between).length > 0).map((between) => (
        <section key={between} aria-labelledby={`of-${between}`}>
          <h3 id={`of-${between}`} className="font-semibold">
            {t(`officeTrustDays.between.${between}`)}
          </h3>
          <ul>
            {of(between).map((one) => (
              <DifferenceRow
                key={one.key}
                difference={one}
                day={content.day}
                mayOpenOrders={mayOpenOrders}
                onExplain={mayExplain ? () => setExplained(one) : null}
              />
            ))}
          </ul>
        </section>
      ))}
      {explained === null ? null : (
        <ExplainDialog day={content.day} difference={explained} onClose={() => setExplained(null)} />
      )}
    </PagePart>
  );
}
