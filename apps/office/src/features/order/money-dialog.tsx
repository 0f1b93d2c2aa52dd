import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useBusy } from '@portal/web/use-busy';
import { useTranslation } from 'react-i18next';
import { type MoneyCall, useMoveMoneyMutation } from './money-api.ts';
import { MoneySentence } from './money-sentence.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ReturnMoneyDialog } from './return-money-dialog.tsx';
import { ReturnableNotice } from './returnable-notice.tsx';
import type { SeenMoney } from './seen-money.ts';

/** Says what a move with an order's money means before it is made. */
export function MoneyDialog({ seen, onClose }: { seen: SeenMoney; onClose: () => void }) {
  const { move, money } = seen;
  const { inTrust, proposal } = money;
  if (move === 'propose-refund') {
    return <RefundDialog seen={seen} onClose={onClose} />;
  }
  if (move === 'propose-release') {
    return <Confirm seen={seen} call={{ move, inTrust }} onClose={onClose} />;
  }
  if (proposal === null) {
    return null;
  }
  if (move === 'return') {
    return <ReturnMoneyDialog seen={seen} proposal={proposal} onClose={onClose} />;
  }
  const { decision, proposalId, hash } = proposal;
  const of = { decision, proposalId };
  const call: MoneyCall = move === 'approve' ? { move, ...of, hash } : { move, ...of };
  return <Confirm seen={seen} call={call} onClose={onClose} />;
}

function Confirm({ seen, call, onClose }: { seen: SeenMoney; call: MoneyCall; onClose: () => void }) {
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const [moveMoney, { error }] = useMoveMoneyMutation();
  const confirm = () =>
    run(async () => {
      const { data } = await moveMoney({ orderId: seen.order.id, ...call });
      if (data !== undefined) {
        showToast('success', t(`officeOrderMoney.done.${seen.move}`));
        onClose();
      }
    });
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      title={seen.name}
      actions={
        <>
          <Button onPress={onClose}>{t('office.cancel')}</Button>
          <Button tone="primary" onPress={() => void confirm()} isPending={isBusy}>
            {seen.name}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FormFailure error={error} />
        <MoneySentence seen={seen} />
        {seen.move === 'withdraw' ? null : <ReturnableNotice money={seen.money} />}
      </div>
    </Dialog>
  );
}
