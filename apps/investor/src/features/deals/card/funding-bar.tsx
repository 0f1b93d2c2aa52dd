import { BASIS_POINTS_PER_PERCENT } from '@portal/domain/ground/formats/numbers';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { fundedPercent } from '@portal/domain/offering/deals/funding';
import { unitsAvailable } from '@portal/domain/offering/deals/order-units';
import { useClocklessFormats } from '@portal/web/i18n/use-formats';
import { ProgressBar } from '@portal/web/ui/progress-bar';
import { useTranslation } from 'react-i18next';

const WHOLE_PERCENT = 100;

/** How much of a deal is taken: the reserved share as a bar and in words, and the units left. */
export function FundingBar({
  deal,
}: {
  deal: Pick<Deal, 'unitsTotal' | 'unitsTaken' | 'minimumUnits' | 'maximumUnits'>;
}) {
  const { t } = useTranslation();
  const formats = useClocklessFormats();
  const percent = fundedPercent(deal);
  const left = unitsAvailable(deal);
  const reserved = t('deals.funding.reserved', {
    percent: formats.percent(percent * BASIS_POINTS_PER_PERCENT),
  });
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar label={t('deals.funding.label')} value={percent / WHOLE_PERCENT} text={reserved} />
      <p className="figures flex flex-wrap justify-between gap-x-4 text-sm">
        <span aria-hidden="true" className="font-semibold">
          {reserved}
        </span>
        <span className="text-muted">{t('deals.funding.left', { count: left })}</span>
      </p>
    </div>
  );
}
