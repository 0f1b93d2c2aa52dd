import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { TrustAccountAnswer } from '@portal/domain/money/bank/office-money.wire';
import type { CsvProfile } from '@portal/domain/money/bank/statement-profile';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useChangeLayoutMutation, usePreviewStatementMutation } from '../bank-api.ts';
import { ReadLines } from '../import/read-lines.tsx';
import { StatementProblems } from '../import/statement-problems.tsx';

type CheckLayoutProps = { account: TrustAccountAnswer; file: File; seen: CsvProfile; layout: CsvProfile };

/** What the example reads as by the new layout, line by line; it is kept only where every line of it is read. */
export function CheckLayout({ account, file, seen, layout }: CheckLayoutProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [preview, { data, error, isLoading }] = usePreviewStatementMutation();
  const [change, changed] = useChangeLayoutMutation();
  const { id: accountId } = account;
  useEffect(() => {
    const profile = JSON.stringify(layout);
    const sent = { accountId, file, profile, fileAccount: '', openingBalance: null, closingBalance: null };
    const call = preview(sent);
    return () => call.abort();
  }, [preview, accountId, file, layout]);
  const read = data?.read ?? null;
  const keep = async () => {
    const { data: kept } = await change({ accountId, seen, layout });
    if (kept !== undefined) {
      showToast('success', t('officeLayouts.done'));
      void navigate(OFFICE_PAGES.moneyBank);
    }
  };
  if (error !== undefined) {
    return <CallFailure error={error} />;
  }
  if (isLoading || read === null) {
    return (
      <Loading>
        <Skeleton className="h-72 w-full" />
      </Loading>
    );
  }
  return read.problems.length > 0 ? (
    <StatementProblems problems={read.problems} />
  ) : (
    <>
      <ReadLines read={read} />
      <FormFailure error={changed.error} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-muted">{t('officeLayouts.keeps')}</p>
        <Button tone="primary" isPending={changed.isLoading} onPress={() => void keep()}>
          {t('officeLayouts.keep')}
        </Button>
      </div>
    </>
  );
}
