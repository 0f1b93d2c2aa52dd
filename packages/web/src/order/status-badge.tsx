import { type TradeStatus, tradeStatusKeys, tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

const TONES: Readonly<Record<TradeStatus, BadgeTone>> = {
  open: 'neutral',
  submitted: 'info',
  changesAsked: 'attention',
  inReview: 'info',
  approved: 'success',
  settled: 'success',
  declined: 'danger',
  archived: 'neutral',
};

/** The status of an order as a badge. */
export function StatusBadge({ status }: { status: number }) {
  const { t } = useTranslation();
  const name = tradeStatusOf(status);
  return <Badge tone={TONES[name]}>{t(tradeStatusKeys(name).name)}</Badge>;
}
