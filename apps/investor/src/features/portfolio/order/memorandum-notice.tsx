import { owesMemorandum } from '@portal/domain/trades/trade-facts';
import { tradeStatusOf } from '@portal/domain/trades/trade-status';
import type { Trade } from '@portal/domain/wire/trade';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { useAcceptMemorandumMutation } from '#state/memorandum-api.ts';
import { useAppSelector } from '#state/store.ts';

/** While the dealer has the order; before that the wizard asks. */
const WITH_THE_DEALER = ['submitted', 'changesAsked', 'inReview'];

/** An amended memorandum has to be confirmed before the dealer may approve the order. */
export function MemorandumNotice({ trade }: { trade: Trade }) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const [accept] = useAcceptMemorandumMutation();
  const isSending = useAppSelector(({ email }) => email.loading);
  if (!owesMemorandum(trade) || !WITH_THE_DEALER.includes(tradeStatusOf(trade.status))) {
    return null;
  }
  const confirm = async () => {
    const { error } = await accept({ dealId: trade.dealId.id, tradeId: trade.id });
    if (error === undefined) {
      showToast('success', t('portfolio.memorandum.done'));
    } else {
      showToast('problem', t('portfolio.memorandum.failed', { message: messageOf(error) }));
    }
  };
  return (
    <Notice
      tone="attention"
      title={t('portfolio.memorandum.title')}
      action={
        <Button onPress={() => void confirm()} isPending={isSending}>
          {t('portfolio.memorandum.action')}
        </Button>
      }
    >
      {t('portfolio.memorandum.text')}
    </Notice>
  );
}
