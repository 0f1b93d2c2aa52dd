import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import { fileQuerySchema } from '@portal/domain/money/bank/file-query';
import { EmptyState } from '@portal/web/ui/empty-state';
import { PageHeading } from '@portal/web/ui/page-heading';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { askedOf } from '#parts/lists/list-address.ts';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { Loaded } from '#parts/loaded.tsx';
import { usePageTitle } from '#parts/page-title.ts';
import { filesAddress } from '../bank-addresses.ts';
import { FileItem } from './file-item.tsx';
import { useBankFilesQuery } from './files-api.ts';

/** The files that were imported for an account, the newest first. */
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
