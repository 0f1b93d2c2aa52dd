import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { TrustAccountAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import { STATEMENT_BYTES_MAX } from '@portal/domain/money/bank/statements/statement';
import type { CsvProfile } from '@portal/domain/money/bank/statements/statement-profile';
import { showToast } from '@portal/web/toasts';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { FileDrop } from '@portal/web/ui/file-drop';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PagePart } from '#parts/page-part.tsx';
import { useChangeLayoutMutation, usePreviewStatementMutation } from '../bank-api.ts';
import { LayoutForm } from '../import/layout-form.tsx';
import { ReadLines } from '../import/read-lines.tsx';
import { StatementProblems } from '../import/statement-problems.tsx';
import { useFileSample } from '../import/use-file-sample.ts';
import { draftOfLayout } from './draft-of-layout.ts';

type ChangeLayoutProps = { account: TrustAccountAnswer; kept: CsvProfile };

/** An example file, the saved layout next to its first rows, and a preview of its lines before anything is saved. */
export function ChangeLayout({ account, kept }: ChangeLayoutProps) {
  const { t } = useTranslation();
  // Changes apply to the version seen at first: if somebody else changed it meanwhile, the save is refused.
  const [seen] = useState(kept);
  const [file, setFile] = useState<File | null>(null);
  const [layout, setLayout] = useState<CsvProfile | null>(null);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setLayout(null);
  };
  return (
    <div className="grid gap-6">
      <PagePart id="example" title={t('officeLayouts.example')}>
        <FileDrop
          name="file"
          label={t('officeLayouts.file')}
          hint={t('officeLayouts.fileHint')}
          accept=".csv,.txt,.asc"
          maxBytes={STATEMENT_BYTES_MAX}
          file={
            file === null
              ? null
              : { name: file.name, size: file.size, status: 'chosen', progress: 1, previewUrl: null }
          }
          onSelect={choose}
          onRemove={() => choose(null)}
        />
        {file === null ? null : (
          <KeptForm
            key={`${file.name} ${file.size} ${file.lastModified}`}
            file={file}
            kept={seen}
            onTouched={() => setLayout(null)}
            onSaid={setLayout}
          />
        )}
      </PagePart>
      {file === null || layout === null ? null : (
        <CheckLayout account={account} file={file} seen={seen} layout={layout} />
      )}
    </div>
  );
}

type KeptFormProps = {
  file: File;
  kept: CsvProfile;
  onSaid: (layout: CsvProfile) => void;
  onTouched: () => void;
};

/** The layout form with the saved values; the line with the column names is known once the rows have loaded. */
function KeptForm({ file, kept, onSaid, onTouched }: KeptFormProps) {
  const { rows, problem, error } = useFileSample(file, kept.delimiter, kept.encoding);
  return rows.length === 0 && problem === null && error === undefined ? (
    <Loading>
      <Skeleton className="h-72 w-full" />
    </Loading>
  ) : (
    <LayoutForm file={file} initial={draftOfLayout(kept, rows)} onSaid={onSaid} onTouched={onTouched} />
  );
}

type CheckLayoutProps = { account: TrustAccountAnswer; file: File; seen: CsvProfile; layout: CsvProfile };

/** The example read by the new layout, line by line; the layout can be saved only if every line is readable. */
function CheckLayout({ account, file, seen, layout }: CheckLayoutProps) {
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
