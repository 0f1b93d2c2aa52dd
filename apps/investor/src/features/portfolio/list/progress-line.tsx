import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useTranslation } from 'react-i18next';

/** Index of 'approved', the last label (specification section 4). */
const LAST_INDEX = 6;
const STEPS = [1, 2, 3, 4, 5, LAST_INDEX];

/** How far an order is: one piece of line for each step, and the step in words. */
export function ProgressLine({ progress }: { progress: Trade['progress'] }) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const name = translate(`trades.progress.${progress.label}`);
  const words =
    progress.index >= LAST_INDEX
      ? name
      : t('portfolio.progress', { done: progress.index, total: LAST_INDEX, name });
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden="true" className="flex gap-1">
        {STEPS.map((step) => (
          <span
            key={step}
            className={`h-1.5 flex-1 rounded-full ${step <= progress.index ? 'bg-accent' : 'bg-line'}`}
          />
        ))}
      </div>
      <p className="figures text-sm text-muted">{words}</p>
    </div>
  );
}
