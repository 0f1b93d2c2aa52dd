import { cancelStateOf, wasByRight } from '@portal/domain/order/trades/cancel-state';
import { moneyMeant, moneyStateOf } from '@portal/domain/order/trades/money-state';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';
import { useRightWords } from '../i18n/use-right-words.ts';
import { Notice } from '../ui/notice.tsx';

type RightToCancelProps = {
  trade: Trade;
  /** Cancels it; null if that is not possible here. */
  action: ReactNode;
  /** True if it was just cancelled here. */
  wasJustCancelled?: boolean;
};

/** Near the top of an order's page: until when there is a right to cancel; after cancelling, that, and where the money is. */
export function RightToCancel({ trade, action, wasJustCancelled = false }: RightToCancelProps) {
  const { t } = useTranslation();
  const words = useRightWords(trade);
  switch (cancelStateOf(trade)) {
    case 'by-right':
      return (
        <Notice tone="info" title={t('portfolio.cancel.until', words)} action={action}>
          {t('portfolio.cancel.untilText', words)}
        </Notice>
      );
    case 'before-right':
    case 'after-right':
      return <GiveUp trade={trade} action={action} />;
    case 'cancelled':
      return <Cancelled trade={trade} isNew={wasJustCancelled} />;
    default:
      return null;
  }
}

/** A signed order that may be cancelled because it is not approved yet, not under the two-business-day right. */
function GiveUp({ trade, action }: Pick<RightToCancelProps, 'trade' | 'action'>) {
  const { t } = useTranslation();
  const words = useRightWords(trade);
  const hasEnded = trade.cancellation.right === 'ended';
  return (
    <Notice
      tone="info"
      title={t(hasEnded ? 'portfolio.cancel.ended' : 'portfolio.cancel.notBegun', words)}
      action={action}
    >
      {t(hasEnded ? 'portfolio.cancel.endedBefore' : 'portfolio.cancel.notBegunText')}
    </Notice>
  );
}

function Cancelled({ trade, isNew }: { trade: Trade; isNew: boolean }) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const words = useRightWords(trade);
  return (
    <Notice tone="success" title={t('portfolio.cancel.done.title')} isNew={isNew} takesFocus={isNew}>
      <div className="flex flex-col gap-2">
        <p>
          {t(wasByRight(trade) ? 'portfolio.cancel.done.byRight' : 'portfolio.cancel.done.before', words)}
        </p>
        <p className="font-semibold">
          {t(`portfolio.money.${moneyStateOf(trade)}`, {
            amount: exactMoney(moneyMeant(trade)),
            date: '',
            trustee: trade.payee.name,
          })}
        </p>
        <p>{t('portfolio.cancel.done.receipt')}</p>
      </div>
    </Notice>
  );
}
