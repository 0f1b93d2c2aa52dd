import { DefinitionList } from '@portal/web/ui/definition-list';
import { Money } from '@portal/web/ui/money';
import { useTranslation } from 'react-i18next';
import { type Balances, missesOf } from './check-balances.ts';
import type { ReadFile } from './read-lines.tsx';

/** Opening balance, money in, money out and closing balance, one under the other, and by how much they miss each other. */
export function SumOfStatement({ read, balances }: { read: ReadFile; balances: Balances }) {
  const { t } = useTranslation();
  const { openingBalance, closingBalance } = balances;
  const difference = missesOf(balances, read)?.sum ?? 0;
  const amount = (dollars: Balances[keyof Balances]) =>
    typeof dollars === 'number' ? <Money dollars={dollars} /> : t('officeBank.balances.toType');
  return (
    <DefinitionList
      figures
      rows={[
        { id: 'opening', label: t('officeBank.balances.opening'), value: amount(openingBalance) },
        { id: 'in', label: t('officeBank.balances.moneyIn'), value: <Money dollars={read.moneyIn} /> },
        { id: 'out', label: t('officeBank.balances.moneyOut'), value: <Money dollars={-read.moneyOut} /> },
        {
          id: 'closing',
          label: t('officeBank.balances.closing'),
          value: amount(closingBalance),
          isTotal: true,
        },
        ...(difference === 0
          ? []
          : [
              {
                id: 'difference',
                label: t('officeBank.balances.difference'),
                value: (
                  <span className="font-semibold text-danger">
                    <Money dollars={difference} />
                  </span>
                ),
              },
            ]),
      ]}
    />
  );
}
