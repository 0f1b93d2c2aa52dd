import { reservedUntil } from '@portal/domain/order/trades/reserved-until';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';
import { Clock } from './icons.tsx';

export type ReservedUntilProps = { order: Pick<Trade, 'status' | 'holdsUnits' | 'holdExpiresAt'> };

/** Until when an unfinished order holds its units, on the person's own clock; nothing if there is no such limit. */
export function ReservedUntil({ order: { status, holdsUnits, holdExpiresAt } }: ReservedUntilProps) {
  const { t } = useTranslation();
  const { deadline } = useFormats();
  const until = reservedUntil({ status: tradeStatusOf(status), holdsUnits, holdExpiresAt });
  return until === null ? null : (
    <p className="flex items-start gap-1.5 text-sm text-muted">
      <Clock className="mt-0.5 size-4 shrink-0" />
      <time dateTime={until}>{t('ui.reservedUntil', { until: deadline(until) })}</time>
    </p>
  );
}
