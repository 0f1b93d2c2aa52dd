import type { DealCost } from '@portal/domain/offering/deals/deal.wire';
import { useTranslation } from 'react-i18next';
import { CostsOfAmount } from './costs-of-amount.tsx';

type CostsOfOrderProps = {
  /** Undefined if the issuer gave no figures. */
  costs: readonly DealCost[] | undefined;
  /** The order's amount in dollars. */
  amount: number;
  /** The heading level of its title, one below its surroundings'. */
  level?: 2 | 3 | undefined;
};

/** The costs of an order, under a title; nothing if there are no figures. */
export function CostsOfOrder({ costs, amount, level = 3 }: CostsOfOrderProps) {
  const { t } = useTranslation();
  const Heading = `h${level}` as const;
  return costs === undefined ? null : (
    <div className="mt-4 border-line border-t pt-4">
      <Heading className="mb-2 font-semibold font-text text-base tracking-normal">
        {t('ui.costs.title')}
      </Heading>
      <CostsOfAmount costs={costs} amount={amount} />
    </div>
  );
}
