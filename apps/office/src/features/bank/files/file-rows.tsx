import { type FileRowQuery, ROWS_SHOWN } from '@portal/domain/money/bank/file-query';
import type { FileRowsAnswer } from '@portal/domain/money/bank/office-bank-files.wire';
import { EmptyState } from '@portal/web/ui/empty-state';
import { Select } from '@portal/web/ui/select';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { fileAddress } from '../bank-addresses.ts';
import { FileRowItem } from './file-row-item.tsx';

/** A page of a file's rows: all, lines alone, or what was passed over. */
export function FileRows({ page, query }: { page: FileRowsAnswer; query: FileRowQuery }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { file, rows, raw, next } = page;
  const address = (asked: FileRowQuery) =>
    fileAddress({ accountId: file.accountId, statementId: file.id }, asked);
  const { after, ...filter } = query;
  return (
    <PagePart id="rows" title={t('officeBankFiles.rows.title')}>
      <search>
        <Select
          name="filter-show"
          label={t('officeBankFiles.rows.show')}
          optional="unsaid"
          width="medium"
          placeholder={t('office.list.all')}
          choices={ROWS_SHOWN.map((value) => ({ value, label: t(`officeBankFiles.rows.shows.${value}`) }))}
          value={query.show ?? ''}
          onChange={(value) => {
            const show = ROWS_SHOWN.find((one) => one === value);
            void navigate(address(show === undefined ? {} : { show }));
          }}
        />
      </search>
      {raw === 'shown' ? null : <p className="text-muted">{t(`officeBankFiles.rows.${raw}`)}</p>}
      {file.rowCount === null ? <p className="text-muted">{t('officeBankFiles.rows.older')}</p> : null}
      {rows.length === 0 ? <EmptyState title={t('officeBankFiles.rows.none')} /> : null}
      <ol aria-label={t('officeBankFiles.rows.title')} className="empty:hidden">
        {rows.map((row) => (
          <FileRowItem key={`${row.number} ${row.line?.id ?? ''}`} row={row} />
        ))}
      </ol>
      <ListPages
        first={after === undefined ? null : address(filter)}
        next={next === null ? null : address({ ...filter, after: next })}
      />
    </PagePart>
  );
}
