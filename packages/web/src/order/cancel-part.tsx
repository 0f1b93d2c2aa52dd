import { cancelStateOf } from '@portal/domain/order/trades/cancel-state';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRightWords } from '../i18n/use-right-words.ts';

type CancelPartProps = {
  trade: Trade;
  /** Cancels an unfinished order; null if that is not possible here. */
  cancel: ReactNode;
  /** Calls the dealer. */
  call: ReactNode;
};

/** At the end of an order's page: cancelling an unfinished order, or whom to call once the right to cancel has ended. */
export function CancelPart({ trade, cancel, call }: CancelPartProps) {
  const { t } = useTranslation();
  const words = useRightWords(trade);
  switch (cancelStateOf(trade)) {
    case 'unfinished':
      return <WayOut text={t('portfolio.cancel.text')}>{cancel}</WayOut>;
    case 'right-ended':
      return (
        <WayOut
          text={`${t('portfolio.cancel.ended', words)} ${t('portfolio.cancel.endedText', { email: trade.dealer.email })}`}
        >
          {call}
        </WayOut>
      );
    default:
      return null;
  }
}

function WayOut({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col items-start gap-3 border-line border-t pt-8">
      <h2 id={titleId} className="text-xl">
        {t('portfolio.cancel.title')}
      </h2>
      <p className="max-w-prose text-muted">{text}</p>
      {children}
    </section>
  );
}
