import type {
  ImportedStatementAnswer,
  TrustAccountAnswer,
} from '@portal/domain/money/bank/office-money.wire';
import { STATEMENT_BYTES_MAX } from '@portal/domain/money/bank/statement';
import { CallFailure } from '@portal/web/ui/call-failure';
import { FileDrop } from '@portal/web/ui/file-drop';
import { Loading } from '@portal/web/ui/loading';
import { Notice } from '@portal/web/ui/notice';
import { Skeleton } from '@portal/web/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { HowRead } from './how-read.tsx';
import { Imported } from './imported.tsx';
import { PassedOverRows } from './passed-over-rows.tsx';
import { ReadLines } from './read-lines.tsx';
import { StatementProblems } from './statement-problems.tsx';
import { TakeStatement } from './take-statement.tsx';
import { sentOf, useStatementFile } from './use-statement-file.ts';

const ACCEPT = '.csv,.txt,.ofx,.qfx,.asc';

/** Choose a file, say how it is read, see what would be taken, and take it. What is refused keeps all that was typed. */
export function ImportStatement({ account }: { account: TrustAccountAnswer }) {
  const { t } = useTranslation();
  const [imported, setImported] = useState<ImportedStatementAnswer | null>(null);
  const statement = useStatementFile(account);
  const { said, say, preview, error, isReading } = statement;
  const { file } = said;
  const again = () => {
    setImported(null);
    void say({ file: null, fileAccount: '', how: 'kept' });
  };
  if (imported !== null) {
    return <Imported imported={imported} accountId={account.id} onAgain={again} />;
  }
  const sent = sentOf(account, said);
  const read = preview?.read ?? null;
  return (
    <div className="grid gap-6">
      <PagePart id="file" title={t('officeBank.import.fileTitle')}>
        <FileDrop
          name="file"
          label={t('officeBank.import.file')}
          hint={t('officeBank.import.fileHint')}
          accept={ACCEPT}
          maxBytes={STATEMENT_BYTES_MAX}
          file={
            file === null
              ? null
              : { name: file.name, size: file.size, status: 'chosen', progress: 1, previewUrl: null }
          }
          onSelect={(chosen) => void say({ file: chosen })}
          onRemove={() => void say({ file: null })}
        />
        {file === null ? null : (
          <HowRead account={account} said={said} say={say} file={file} preview={preview} />
        )}
      </PagePart>
      {error === undefined ? null : (
        <CallFailure error={error} onRetry={() => void say({})} isRetrying={isReading} />
      )}
      {isReading ? (
        <Loading>
          <Skeleton className="h-72 w-full" />
        </Loading>
      ) : null}
      {preview?.isKnown === true ? (
        <Notice tone="attention" isNew title={t('officeBank.import.known')} />
      ) : null}
      {isReading || read === null ? null : (
        <>
          <StatementProblems problems={read.problems} />
          {read.problems.length > 0 ? null : <ReadLines read={read} />}
          <PassedOverRows read={read} />
          {read.problems.length > 0 || preview?.isKnown === true || sent === null ? null : (
            <TakeStatement read={read} sent={sent} account={account} onTaken={setImported} />
          )}
        </>
      )}
    </div>
  );
}
