import { groupKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import { incomeTotals } from '@portal/domain/client/kyc/sections/totals';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useFormContext, useWatch } from 'react-hook-form';
import { AmountsList } from '../groups/amounts-list.tsx';
import { EmptyAmounts } from '../groups/empty-amounts.tsx';
import { Totals } from '../groups/totals.tsx';
import { useSectionContext } from './section-context.ts';

const PATHS = {
  individual: [
    'income.individual.currentYear',
    'income.individual.lastYear',
    'income.individual.twoYearsAgo',
  ],
  spouse: ['income.spouse.currentYear', 'income.spouse.lastYear', 'income.spouse.twoYearsAgo'],
} as const;

/** Three years of income, the spouse's too if there is one, with this year's totals. */
export function IncomeSection() {
  const translate = useTranslateKey();
  const { control } = useFormContext();
  const { hasSpouse } = useSectionContext();
  const income: unknown = useWatch({ control, name: 'income' });
  const totals = incomeTotals(income, hasSpouse);
  const title = (group: string) => translate(groupKeyOf('income', group));
  return (
    <>
      <AmountsList title={title('individual')} paths={PATHS.individual} />
      {hasSpouse ? <AmountsList title={title('spouse')} paths={PATHS.spouse} /> : null}
      <EmptyAmounts
        section="income"
        paths={hasSpouse ? [...PATHS.individual, ...PATHS.spouse] : PATHS.individual}
      />
      <Totals
        title={title('totals')}
        section="income"
        rows={[
          { path: 'totalIndividual', dollars: totals.totalIndividual, isTotal: !hasSpouse },
          ...(hasSpouse ? [{ path: 'totalJoint', dollars: totals.totalJoint, isTotal: true }] : []),
        ]}
      />
    </>
  );
}
