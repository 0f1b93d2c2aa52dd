import type { Trade } from '@portal/domain/wire/trade';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moneyMeant, moneyStateOf } from '../order/money-state.ts';
import { CancelSignedOrder } from './cancel-signed-order.tsx';
import { cancelStateOf, wasByRight } from './cancel-state.ts';
import { useRightWords } from './use-right-words.ts';

/** Near the top of an order's page: until when it may be cancelled by right; then, that it was, and where the money is. */
export function RightToCancel({ trade }: { trade: Trade }) {
  const { t } = useTranslation();
  const words = useRightWords(trade);
  const [wasJustCancelled, setJustCancelled] = useState(false);
  switch (cancelStateOf(trade)) {
    case 'by-right':
      return (
        <Notice
          tone="info"
          title={t('portfolio.cancel.until', words)}
          action={<CancelSignedOrder trade={trade} onCancelled={() => setJustCancelled(true)} />}
        >
          {t('portfolio.cancel.untilText', words)}
        </Notice>
      );
    case 'before-right':
    case 'after-right':
      return <GiveUp trade={trade} onCancelled={() => setJustCancelled(true)} />;
    case 'cancelled':
      return <Cancelled trade={trade} isNew={wasJustCancelled} />;
    default:
      return null;
  }
}

/** A signed order that may be cancelled because it is not approved, not because of the two business days. */
function GiveUp({ trade, onCancelled }: { trade: Trade; onCancelled: () => void }) {
  const { t } = useTranslation();
  const words = useRightWords(trade);
  const hasEnded = trade.cancellation.right === 'ended';
  return (
    <Notice
      tone="info"
      title={t(hasEnded ? 'portfolio.cancel.ended' : 'portfolio.cancel.notBegun', words)}
      action={<CancelSignedOrder trade={trade} onCancelled={onCancelled} />}
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
