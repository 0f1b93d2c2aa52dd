import { groupKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import { turnsOnOwnership, turnsOnRelatedDebt } from '@portal/domain/client/kyc/sections/asset-questions';
import { ASSET_ITEMS, LIABILITY_ITEMS } from '@portal/domain/client/kyc/sections/assets';
import { computeTotals } from '@portal/domain/client/kyc/sections/totals';
import { fieldId } from '@portal/web/form/field-id';
import { useIssueText } from '@portal/web/form/use-issue-text';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { NativeProblem } from '@portal/web/ui/native-field';
import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { KycField } from '../fields/kyc-field.tsx';
import { AmountsList } from '../groups/amounts-list.tsx';
import { EmptyAmounts } from '../groups/empty-amounts.tsx';
import { Later } from '../groups/later.tsx';
import { Totals } from '../groups/totals.tsx';
import { useSectionContext } from './section-context.ts';

/** What few people own or owe, folded under 'other'. */
const RARE: readonly string[] = [
  'rental',
  'business',
  'jewelry',
  'other',
  'lira',
  'insurance',
  'platformInvestments',
  'outsideInvestments',
  'otherMortgage',
  'unsecuredLoans',
  'investmentLoans',
  'otherLoans',
];
const ASSETS = folded('financial', ASSET_ITEMS);
const LIABILITIES = folded('liabilities', LIABILITY_ITEMS);
const ALL = [ASSETS, LIABILITIES].flatMap(({ common, rare }) => [...common, ...rare]);
const NET_WORTH = 'assets.totals.netWorth';

/** Assets, liabilities, and the resulting net worth. */
export function AssetsSection() {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const { control } = useFormContext();
  const assets: unknown = useWatch({ control, name: 'assets' });
  const totals = computeTotals({ assets }).assets;
  const context = useSectionContext();
  const title = (group: string) => translate(groupKeyOf('assets', group));
  return (
    <>
      <AmountsList
        title={title('financial')}
        paths={ASSETS.common}
        rare={{ title: t('kycForm.otherLines.assets'), paths: ASSETS.rare }}
      />
      <Later>
        <AmountsList
          title={title('liabilities')}
          paths={LIABILITIES.common}
          rare={{ title: t('kycForm.otherLines.liabilities'), paths: LIABILITIES.rare }}
        />
        <EmptyAmounts section="assets" paths={ALL} />
        {turnsOnRelatedDebt(assets) ? <KycField path="assets.relatedDebt" /> : null}
        {turnsOnOwnership(assets, context) ? <KycField path="assets.ownership.financialAssets" /> : null}
        <NetWorth>
          <Totals
            title={title('totals')}
            section="assets"
            rows={[
              { path: 'totals.assets', dollars: totals.assets },
              { path: 'totals.liabilities', dollars: totals.liabilities },
              { path: 'totals.netWorth', dollars: totals.netWorth, isTotal: true },
            ]}
          />
        </NetWorth>
      </Later>
    </>
  );
}

function folded(part: 'financial' | 'liabilities', items: readonly string[]) {
  const pathsOf = (names: readonly string[]) => names.map((item) => `assets.${part}.${item}` as const);
  return {
    common: pathsOf(items.filter((item) => !RARE.includes(item))),
    rare: pathsOf(items.filter((item) => RARE.includes(item))),
  };
}

/** The totals with their problem; focusable only if there is one. */
function NetWorth({ children }: { children: ReactNode }) {
  const { control } = useFormContext();
  const issueText = useIssueText();
  useFormState({ control, name: NET_WORTH });
  const problem = issueText(control.getFieldState(NET_WORTH).error);
  const id = fieldId(NET_WORTH);
  return (
    <div
      id={id}
      className="flex flex-col gap-2 rounded-card"
      {...(problem === undefined ? {} : { tabIndex: 0, role: 'group', 'aria-describedby': `${id}-error` })}
    >
      {children}
      <NativeProblem id={id} error={problem} />
    </div>
  );
}
