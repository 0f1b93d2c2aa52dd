import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#parts/dialogs/confirm-dialog.tsx';
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
  const [moveMoney, { error }] = useMoveMoneyMutation();
  return (
    <ConfirmDialog
      title={seen.name}
      submitText={seen.name}
      send={() => moveMoney({ orderId: seen.order.id, ...call })}
      error={error}
      done={t(`officeOrderMoney.done.${seen.move}`)}
      onClose={onClose}
    >
      <MoneySentence seen={seen} />
      {seen.move === 'withdraw' ? null : <ReturnableNotice money={seen.money} />}
    </ConfirmDialog>
  );
}
