import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { useTranslation } from 'react-i18next';
import { useAcceptMemorandumMutation } from '#state/memorandum-api.ts';
import { useAppSelector } from '#state/store.ts';

/** Confirms that an amended memorandum was received and read. */
export function ConfirmMemorandum({ trade }: { trade: Pick<Trade, 'id' | 'dealId'> }) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const [accept] = useAcceptMemorandumMutation();
  const isSending = useAppSelector(({ email }) => email.loading);
  const confirm = async () => {
    const { error } = await accept({ dealId: trade.dealId.id, tradeId: trade.id });
    if (error === undefined) {
      showToast('success', t('portfolio.memorandum.done'));
    } else {
      showToast('problem', t('portfolio.memorandum.failed', { message: messageOf(error) }));
    }
  };
  return (
    <Button onPress={() => void confirm()} isPending={isSending}>
      {t('portfolio.memorandum.action')}
    </Button>
  );
}
