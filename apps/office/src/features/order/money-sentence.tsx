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
        <p>{t('officeOrderMoney.confirm.propose-release', { amount: exactMoney(order.total), inTrust })}</p>
      );
    case 'propose-refund':
      return (
        <p>
          {t('officeOrderMoney.confirm.propose-refund', { amount: exactMoney(money.refundable), inTrust })}
        </p>
      );
    case 'approve':
      return proposal === null ? null : (
        <p>{t(`officeOrderMoney.confirm.${proposal.decision}`, { amount: exactMoney(proposal.amount) })}</p>
      );
    case 'withdraw':
      return <p>{t('officeOrderMoney.confirm.withdraw')}</p>;
    case 'return':
      return null;
  }
}
