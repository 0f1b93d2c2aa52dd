import { ASSET_ITEMS, LIABILITY_ITEMS } from '@portal/domain/kyc/assets';
import { groupKeyOf } from '@portal/domain/kyc/kyc-texts';
import { computeTotals } from '@portal/domain/kyc/totals';
import { fieldId } from '@portal/web/field-id';
import { useIssueText } from '@portal/web/form/use-issue-text';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { NativeProblem } from '@portal/web/ui/native-field';
import type { ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { AmountsList } from '../groups/amounts-list.tsx';
import { Totals } from '../groups/totals.tsx';

const ASSET_PATHS = ASSET_ITEMS.map((item) => `assets.financial.${item}` as const);
const LIABILITY_PATHS = LIABILITY_ITEMS.map((item) => `assets.liabilities.${item}` as const);
const NET_WORTH = 'assets.totals.netWorth';

/** What is owned and owed, and the net worth that follows. */
export function AssetsSection() {
  const translate = useTranslateKey();
  const { control } = useFormContext();
  const assets: unknown = useWatch({ control, name: 'assets' });
  const totals = computeTotals({ assets }).assets;
  const title = (group: string) => translate(groupKeyOf('assets', group));
  return (
    <>
      <AmountsList title={title('financial')} paths={ASSET_PATHS} />
      <AmountsList title={title('liabilities')} paths={LIABILITY_PATHS} />
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
    </>
  );
}

/** The totals with what is wrong about them; only then is there something to move the focus to. */
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
