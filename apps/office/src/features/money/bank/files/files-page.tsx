import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { fileQuerySchema } from '@portal/domain/money/bank/lines/file-query';
import type { BankFilesAnswer } from '@portal/domain/money/bank/statements/office-bank-files.wire';
import { EmptyState } from '@portal/web/ui/empty-state';
import { Money } from '@portal/web/ui/money';
import { PageHeading } from '@portal/web/ui/page-heading';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { askedOf } from '#parts/lists/list-address.ts';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { Loaded } from '#parts/loaded.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { fileAddress, filesAddress } from '../bank-addresses.ts';
import { useFileTexts } from './file-texts.ts';
import { useBankFilesQuery } from './files-api.ts';

/** The files imported for an account, newest first. */
export function FilesPage() {
  const { t } = useTranslation();
  const { accountId = '' } = useParams<{ accountId: string }>();
  const query = askedOf(useSearchParams()[0], fileQuerySchema, {});
  const read = useBankFilesQuery({ accountId, ...query }, { refetchOnMountOrArgChange: true });
  usePageTitle(t('officeBankFiles.title'));
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p>
          <TextLink href={OFFICE_PAGES.moneyBank} isAlone>
            {t('officeBank.import.back')}
          </TextLink>
        </p>
        <PageHeading
          eyebrow={read.currentData?.account.name}
          title={t('officeBankFiles.title')}
          intro={t('officeBankFiles.intro')}
          takesFocus
        />
      </div>
      <Loaded read={{ ...read, data: read.currentData }}>
        {({ files, next }) => (
          <>
            {files.length === 0 ? <EmptyState title={t('officeBankFiles.none')} /> : null}
            <ul
              aria-label={t('officeBankFiles.title')}
              className="overflow-clip rounded-card border border-line bg-raised shadow-raised empty:hidden"
            >
              {files.map((file) => (
                <FileItem key={file.id} file={file} accountId={accountId} />
              ))}
            </ul>
            <ListPages
              first={query.after === undefined ? null : filesAddress(accountId)}
              next={next === null ? null : filesAddress(accountId, { after: next })}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}

type FileItemProps = { file: BankFilesAnswer['files'][number]; accountId: string };

/** A file in the list: its name, who imported it, and its contents. */
function FileItem({ file, accountId }: FileItemProps) {
  const { imported, period, counts } = useFileTexts(file);
  return (
    <li className="grid gap-1 border-line border-t px-5 py-4 first:border-t-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 font-semibold wrap-anywhere">
          <TextLink href={fileAddress({ accountId, statementId: file.id })}>{file.fileName}</TextLink>
        </p>
        <Money dollars={file.closingBalance} />
      </div>
      <p className="text-sm">
        {period}. {counts}.
      </p>
      <p className="text-muted text-sm wrap-anywhere">{imported}</p>
    </li>
  );
}
