import { type FileRowQuery, ROWS_SHOWN } from '@portal/domain/money/bank/lines/file-query';
import type { FileRow, FileRowsAnswer } from '@portal/domain/money/bank/statements/office-bank-files.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge, type BadgeTone } from '@portal/web/ui/badge';
import { EmptyState } from '@portal/web/ui/empty-state';
import { Money } from '@portal/web/ui/money';
import { Select } from '@portal/web/ui/select';
import { TextLink } from '@portal/web/ui/text-link';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ListPages } from '#parts/lists/list-pages.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { fileAddress } from '../bank-addresses.ts';
import { matchedAddress, matchingAddress } from '../matching/matching-address.ts';

const TONES: Readonly<Record<Line['state'], BadgeTone>> = {
  matched: 'success',
  'in-part': 'attention',
  open: 'attention',
};

/** A page of a file's rows: all of them, only lines, or only skipped rows. */
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

type Line = NonNullable<FileRow['line']>;

/** A row of a file: its number, its outcome, and what the bank wrote. */
function FileRowItem({ row: { number, line, because, raw } }: { row: FileRow }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const name = t('officeBankFiles.rows.number', { number: formats.number(number) });
  return (
    <li className="grid gap-1.5 border-line border-t py-3 first:border-t-0">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="figures min-w-20 text-muted text-sm">{name}</span>
        {line === null ? (
          <span className="text-muted">
            {because === null
              ? null
              : t('officeBankFiles.rows.skipped', {
                  because: t(`officeBank.passedOver.because.${because}`),
                })}
          </span>
        ) : (
          <LineOfRow number={formats.number(number)} line={line} />
        )}
      </div>
      {raw === null || raw === '' ? null : (
        <pre className="whitespace-pre-wrap rounded-control bg-sunken px-3 py-2 text-sm wrap-anywhere">
          {raw}
        </pre>
      )}
    </li>
  );
}

/** The line that a row became, with a link to its match, or to matching it. */
function LineOfRow({ number, line: { id, day, amount, state } }: { number: string; line: Line }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const isMatched = state === 'matched';
  return (
    <>
      <span>{formats.day(day)}</span>
      <Badge tone={TONES[state]}>{t(`officeBankFiles.rows.states.${state}`)}</Badge>
      <TextLink
        href={isMatched ? matchedAddress({ line: id }) : matchingAddress({ line: id })}
        aria-label={t(`officeBankFiles.rows.${isMatched ? 'matches' : 'match'}`, { number })}
        isAlone
      >
        {t(`officeBankFiles.rows.${isMatched ? 'matchesShort' : 'matchShort'}`)}
      </TextLink>
      <span className="ml-auto font-semibold">
        <Money dollars={amount} />
      </span>
    </>
  );
}
