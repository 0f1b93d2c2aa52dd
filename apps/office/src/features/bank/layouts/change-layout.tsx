import type { TrustAccountAnswer } from '@portal/domain/money/bank/office-money.wire';
import { STATEMENT_BYTES_MAX } from '@portal/domain/money/bank/statement';
import type { CsvProfile } from '@portal/domain/money/bank/statement-profile';
import { FileDrop } from '@portal/web/ui/file-drop';
import { Loading } from '@portal/web/ui/loading';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { LayoutForm } from '../import/layout-form.tsx';
import { useFileSample } from '../import/use-file-sample.ts';
import { CheckLayout } from './check-layout.tsx';
import { draftOf } from './draft-of-layout.ts';

type ChangeLayoutProps = { account: TrustAccountAnswer; kept: CsvProfile };

/** An example of the bank, the kept layout beside its first rows, and what its lines read as before anything is kept. */
export function ChangeLayout({ account, kept }: ChangeLayoutProps) {
  const { t } = useTranslation();
  // What was seen at first is what is changed: somebody else's change meanwhile is refused, not covered.
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

/** The form that a layout is first said with, as it is kept; which line has the names is known once the rows are there. */
function KeptForm({ file, kept, onSaid, onTouched }: KeptFormProps) {
  const { rows, problem, error } = useFileSample(file, kept.delimiter, kept.encoding);
  return rows.length === 0 && problem === null && error === undefined ? (
    <Loading>
      <Skeleton className="h-72 w-full" />
    </Loading>
  ) : (
    <LayoutForm file={file} initial={draftOf(kept, rows)} onSaid={onSaid} onTouched={onTouched} />
  );
}
