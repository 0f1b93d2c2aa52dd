import type { OfficeOrder } from '@portal/domain/desk/orders/office-order.wire';
import { MONEY_MOVES, type MoneyMove } from '@portal/domain/money/payments/office-money-proposals.wire';
import { Button } from '@portal/web/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyDialog } from './money-dialog.tsx';
import { MoneyProposalNotice } from './money-proposal-notice.tsx';
import type { SeenMoney } from './seen-money.ts';

type MoneyDecisionsProps = { order: OfficeOrder['order']; money: NonNullable<OfficeOrder['money']> };

/** What is proposed about the money of an order, and what this person may do about it; each asks once more before it is done. */
export function MoneyDecisions({ order, money }: MoneyDecisionsProps) {
  const { t } = useTranslation();
  const [seen, setSeen] = useState<SeenMoney | null>(null);
  const { proposal } = money;
  const moves = MONEY_MOVES.filter((move) => money.moves.includes(move));
  if (proposal === null && moves.length === 0 && seen === null) {
    return null;
  }
  const nameOf = (move: MoneyMove) =>
    move === 'approve'
      ? t(`officeOrderMoney.approve.${proposal?.decision ?? 'release'}`)
      : t(`officeOrderMoney.${move}`);
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">{t('officeOrderMoney.title')}</h3>
      {proposal === null ? null : <MoneyProposalNotice proposal={proposal} />}
      <div className="flex flex-wrap gap-3">
        {moves.map((move) => (
          <Button
            key={move}
            size="small"
            tone={move === 'approve' ? 'primary' : 'secondary'}
            onPress={() => setSeen({ move, name: nameOf(move), order, money })}
          >
            {nameOf(move)}
          </Button>
        ))}
      </div>
      {seen === null ? null : <MoneyDialog seen={seen} onClose={() => setSeen(null)} />}
    </div>
  );
}
