import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type {
  ImportedStatementAnswer,
  TrustAccountAnswer,
} from '@portal/domain/money/bank/lines/office-money.wire';
import { STATEMENT_BYTES_MAX } from '@portal/domain/money/bank/statements/statement';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { CallFailure } from '@portal/web/ui/call-failure';
import { Disclosure } from '@portal/web/ui/disclosure';
import { FileDrop } from '@portal/web/ui/file-drop';
import { LinkButton } from '@portal/web/ui/link-button';
import { Loading } from '@portal/web/ui/loading';
import { Notice } from '@portal/web/ui/notice';
import { Skeleton } from '@portal/web/ui/skeleton';
import { TextLink } from '@portal/web/ui/text-link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';
import { fileAddress } from '../bank-addresses.ts';
import { HowRead } from './how-read.tsx';
import { type ReadFile, ReadLines } from './read-lines.tsx';
import { StatementProblems } from './statement-problems.tsx';
import { TakeStatement } from './take-statement.tsx';
import { sentOf, useStatementFile } from './use-statement-file.ts';

const ACCEPT = '.csv,.txt,.ofx,.qfx,.asc';

/** Choose a file, say how to read it, preview it, and import it. A refusal keeps everything that was typed. */
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

/** Lines of the file that are no movements of the account, each with the reason. */
function PassedOverRows({ read: { passedOver, passedOverCount } }: { read: ReadFile }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  if (passedOverCount === 0) {
    return null;
  }
  return (
    <Disclosure
      summary={t('officeBank.passedOver.title', { count: passedOverCount, number: number(passedOverCount) })}
    >
      <ul className="grid gap-1">
        {passedOver.map(({ line, because }) => (
          <li key={line}>
            {t('officeBank.passedOver.row', { line, because: t(`officeBank.passedOver.because.${because}`) })}
          </li>
        ))}
      </ul>
      {passedOver.length < passedOverCount ? <p>{t('officeBank.passedOver.more')}</p> : null}
    </Disclosure>
  );
}

type ImportedProps = { imported: ImportedStatementAnswer; accountId: string; onAgain: () => void };

/** What was imported, how much matched automatically, and where to go next. */
function Imported({ imported, accountId, onAgain }: ImportedProps) {
  const { t } = useTranslation();
  const { number, exactMoney } = useFormats();
  const { id: statementId, newLines, lines, matched, closingBalance } = imported;
  return (
    <Notice
      tone="success"
      isNew
      takesFocus
      title={t('officeBank.imported.title', { count: newLines, number: number(newLines) })}
      action={
        <div className="flex flex-wrap gap-3">
          <LinkButton size="small" tone="primary" href={OFFICE_PAGES.moneyMatching}>
            {t('officeBank.imported.match')}
          </LinkButton>
          <LinkButton size="small" href={OFFICE_PAGES.moneyBank}>
            {t('officeBank.import.back')}
          </LinkButton>
          <Button size="small" onPress={onAgain}>
            {t('officeBank.imported.again')}
          </Button>
        </div>
      }
    >
      {lines === newLines ? null : (
        <p>{t('officeBank.imported.known', { count: lines - newLines, number: number(lines - newLines) })}</p>
      )}
      <p>{t('officeBank.imported.matched', { count: matched, number: number(matched) })}</p>
      <p>{t('officeBank.imported.balance', { amount: exactMoney(closingBalance) })}</p>
      <p>
        <TextLink isAlone href={fileAddress({ accountId, statementId })}>
          {t('officeBank.imported.file')}
        </TextLink>
      </p>
    </Notice>
  );
}
