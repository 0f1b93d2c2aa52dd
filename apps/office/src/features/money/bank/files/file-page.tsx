import { fileRowQuerySchema } from '@portal/domain/money/bank/lines/file-query';
import type { FileRowsAnswer } from '@portal/domain/money/bank/statements/office-bank-files.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Money } from '@portal/web/ui/money';
import { PageHeading } from '@portal/web/ui/page-heading';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { askedOf } from '#parts/lists/list-address.ts';
import { Loaded } from '#parts/loaded.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { filesAddress } from '../bank-addresses.ts';
import { FileRows } from './file-rows.tsx';
import { useFileTexts } from './file-texts.ts';
import { useFileRowsQuery } from './files-api.ts';

/** An imported file: its facts, and what became of each of its rows. */
export function FilePage() {
  const { t } = useTranslation();
  const { accountId = '', statementId = '' } = useParams<{ accountId: string; statementId: string }>();
  const query = askedOf(useSearchParams()[0], fileRowQuerySchema, {});
  const read = useFileRowsQuery({ statementId, ...query }, { refetchOnMountOrArgChange: true });
  // All pages belong to the same file: its name stays while the next page loads.
  const file = read.data?.file;
  usePageTitle(file?.fileName ?? t('officeBankFiles.title'));
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p>
          <TextLink href={filesAddress(accountId)} isAlone>
            {t('officeBankFiles.back')}
          </TextLink>
        </p>
        <PageHeading
          eyebrow={file?.accountName}
          title={<span className="wrap-anywhere">{file?.fileName ?? t('officeBankFiles.rows.title')}</span>}
          takesFocus
        />
      </div>
      {file === undefined ? null : <FileFacts file={file} />}
      <Loaded read={{ ...read, data: read.currentData }}>
        {(page) => <FileRows page={page} query={query} />}
      </Loaded>
    </div>
  );
}

/** Who imported a file, its totals, and the hash that identifies it. */
function FileFacts({ file }: { file: FileRowsAnswer['file'] }) {
  const { t } = useTranslation();
  const { number, dateTime } = useFormats();
  const { period, counts } = useFileTexts(file);
  const { importedBy, rowCount, openingBalance, closingBalance, sha256 } = file;
  const when = dateTime(file.importedAt);
  const facts = [
    {
      id: 'imported',
      value: importedBy === null ? when : t('officeBankFiles.facts.importedBy', { when, who: importedBy }),
    },
    { id: 'period', value: period },
    { id: 'counts', value: counts },
    { id: 'rows', value: rowCount === null ? t('officeBankFiles.facts.rowsNotKept') : number(rowCount) },
    { id: 'opening', value: <Money dollars={openingBalance} /> },
    { id: 'closing', value: <Money dollars={closingBalance} /> },
    { id: 'sha256', value: <code className="text-sm wrap-anywhere">{sha256}</code> },
  ] as const;
  return (
    <PagePart id="file" title={t('officeBankFiles.facts.title')}>
      <DefinitionList
        rows={facts.map(({ id, value }) => ({ id, label: t(`officeBankFiles.facts.${id}`), value }))}
      />
    </PagePart>
  );
}
