import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';
import type { SeenMoney } from './seen-money.ts';

/** What a move does with how much money. */
export function MoneySentence({ seen: { move, order, money } }: { seen: SeenMoney }) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const { proposal } = money;
  const inTrust = exactMoney(money.inTrust);
  switch (move) {
    case 'propose-release':
      return (
        <p>
          {t('officeOrderMoney.confirm.propose-release', { amount: exactMoney(order.total ?? 0), inTrust })}
        </p>
      );
    case 'approve':
      return proposal === null ? null : (
        <p>
          {t(`officeOrderMoney.confirm.${proposal.decision}`, {
            amount: exactMoney(proposal.amount),
            stays: exactMoney(proposal.staysInTrust),
          })}
        </p>
      );
    case 'withdraw':
      return <p>{t('officeOrderMoney.confirm.withdraw')}</p>;
    // These two ask in a form of their own.
    case 'propose-refund':
    case 'return':
      return null;
  }
}
