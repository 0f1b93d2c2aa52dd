import type { DealCost } from '@portal/domain/wire/deal';
import { useTranslation } from 'react-i18next';
import { CostsOfAmount } from './costs-of-amount.tsx';

type CostsOfOrderProps = {
  /** Undefined where the issuer gave no figures. */
  costs: readonly DealCost[] | undefined;
  /** Dollars of the order. */
  amount: number;
};

/** What an order costs, under a title of its own; nothing where nobody gave figures. */
export function CostsOfOrder({ costs, amount }: CostsOfOrderProps) {
  const { t } = useTranslation();
  return costs === undefined ? null : (
    <div className="mt-4 border-line border-t pt-4">
      <h3 className="mb-2 font-semibold font-text text-base tracking-normal">{t('ui.costs.title')}</h3>
      <CostsOfAmount costs={costs} amount={amount} />
    </div>
  );
}
