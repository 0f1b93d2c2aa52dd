import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const MINUTES_AN_HOUR = 60;
const STEPS = ['profile', 'details', 'sign', 'review'] as const;

/** What continuing does, and what comes after. */
export function HoldNote({ deal, trade }: { deal: Deal; trade: Trade | null }) {
  const { t } = useTranslation();
  const holdId = useId();
  const nextId = useId();
  const hold = useHoldTexts(deal, trade);
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <section aria-labelledby={holdId} className="flex flex-col gap-2">
        <h2 id={holdId} className="text-lg">
          {hold.title}
        </h2>
        <p className="text-sm text-muted">{hold.text}</p>
      </section>
      <section aria-labelledby={nextId} className="flex flex-col gap-2">
        <h2 id={nextId} className="text-lg">
          {t('wizard.order.next.title')}
        </h2>
        <ol className="flex flex-col gap-2 text-sm text-muted">
          {STEPS.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="figures grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent"
              >
                {index + 1}
              </span>
              {t(`wizard.order.next.${step}`)}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** Until when an existing order holds its units, or for how long a new one will, by the server's settings. */
function useHoldTexts(deal: Deal, trade: Trade | null): { title: string; text: string } {
  const { t } = useTranslation();
  const { deadline } = useFormats();
  if (trade?.holdsUnits === true && trade.holdExpiresAt !== null) {
    const until = deadline(trade.holdExpiresAt);
    return { title: t('wizard.order.hold.titleUntil', { until }), text: t('wizard.order.hold.textUntil') };
  }
  if (deal.orderHoldMinutes === undefined) {
    return { title: t('wizard.order.hold.titleAny'), text: t('wizard.order.hold.textUntil') };
  }
  if (deal.orderHoldMinutes < MINUTES_AN_HOUR) {
    const count = deal.orderHoldMinutes;
    return {
      title: t('wizard.order.hold.titleMinutes', { count }),
      text: t('wizard.order.hold.textMinutes', { count }),
    };
  }
  const count = Math.floor(deal.orderHoldMinutes / MINUTES_AN_HOUR);
  return { title: t('wizard.order.hold.title', { count }), text: t('wizard.order.hold.text', { count }) };
}
