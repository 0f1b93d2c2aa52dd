import { fileRowQuerySchema } from '@portal/domain/money/bank/file-query';
import { PageHeading } from '@portal/web/ui/page-heading';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { askedOf } from '#parts/lists/list-address.ts';
import { Loaded } from '#parts/loaded.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { filesAddress } from '../bank-addresses.ts';
import { FileFacts } from './file-facts.tsx';
import { FileRows } from './file-rows.tsx';
import { useFileRowsQuery } from './files-api.ts';

/** A file that was imported: its facts, and every row of it with what became of it. */
export function FilePage() {
  const { t } = useTranslation();
  const { accountId = '', statementId = '' } = useParams<{ accountId: string; statementId: string }>();
  const query = askedOf(useSearchParams()[0], fileRowQuerySchema, {});
  const read = useFileRowsQuery({ statementId, ...query }, { refetchOnMountOrArgChange: true });
  // The file is the same on all of its pages: its name stays while the next page is on its way.
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
