import type { MoneyProposal } from '@portal/domain/money/payments/office-money-proposals.wire';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { useMoveMoneyMutation } from './money-api.ts';
import type { SeenMoney } from './seen-money.ts';

type ReturnMoneyDialogProps = { seen: SeenMoney; proposal: MoneyProposal; onClose: () => void };

/** Asks why a proposal about an order's money goes back to who made it. */
export function ReturnMoneyDialog({ seen, proposal, onClose }: ReturnMoneyDialogProps) {
  const { t } = useTranslation();
  const [moveMoney, { error }] = useMoveMoneyMutation();
  const { decision, proposalId } = proposal;
  return (
    <ReasonDialog
      title={seen.name}
      label={t('officeOrderMoney.reason')}
      hint={t('officeOrderMoney.reasonHint.return')}
      submitText={seen.name}
      send={(reason) => moveMoney({ orderId: seen.order.id, move: 'return', decision, proposalId, reason })}
      error={error}
      done={t('officeOrderMoney.done.return')}
      onClose={onClose}
    />
  );
}
