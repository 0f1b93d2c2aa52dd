import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { owesMemorandum } from '@portal/domain/order/trades/trade-facts';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../ui/notice.tsx';

/** While the dealer has the order; before that the wizard asks. */
const WITH_THE_DEALER = ['submitted', 'changesAsked', 'inReview'];

/** An amended memorandum has to be confirmed before the dealer may approve the order. */
export function MemorandumNotice({ trade, action }: { trade: Trade; action: ReactNode }) {
  const { t } = useTranslation();
  return owesMemorandum(trade) && WITH_THE_DEALER.includes(tradeStatusOf(trade.status)) ? (
    <Notice tone="attention" title={t('portfolio.memorandum.title')} action={action}>
      {t('portfolio.memorandum.text')}
    </Notice>
  ) : null;
}
