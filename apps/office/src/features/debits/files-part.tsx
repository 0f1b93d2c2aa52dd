import type { DebitFilePage } from '@portal/domain/money/payments/office-debits.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { useDebitFilesQuery } from './debits-api.ts';
import { OlderButtons } from './older-buttons.tsx';
import { PrintButton } from './print-button.tsx';
import { RowsTable } from './rows-table.tsx';

/** The files that were made for the bank, the newest first. */
export function FilesPart({ mayExport }: { mayExport: boolean }) {
  const { t } = useTranslation();
  const [after, setAfter] = useState<string | undefined>();
  const read = useDebitFilesQuery(after === undefined ? {} : { after }, { refetchOnMountOrArgChange: true });
  return (
    <PagePart id="files" title={t('officeDebits.files.title')}>
      {mayExport ? <p className="text-muted text-sm">{t('officeDebits.files.hint')}</p> : null}
      <Loaded read={read}>
        {(page) => (
          <>
            <Files page={page} mayExport={mayExport} />
            <OlderButtons after={after} next={page.next} onGo={setAfter} />
          </>
        )}
      </Loaded>
    </PagePart>
  );
}

function Files({ page, mayExport }: { page: DebitFilePage; mayExport: boolean }) {
  const { t } = useTranslation();
  const { exactMoney, dateTime, day, number: figures } = useFormats();
  if (page.rows.length === 0) {
    return <p className="text-muted">{t('officeDebits.files.none')}</p>;
  }
  return (
    <RowsTable
      label={t('officeDebits.files.table')}
      isWide
      columns={[
        { id: 'file', text: t('officeDebits.columns.file') },
        { id: 'made', text: t('officeDebits.columns.made') },
        { id: 'due', text: t('officeDebits.columns.due') },
        { id: 'debits', text: t('officeDebits.columns.debits'), isFigure: true },
        { id: 'amount', text: t('officeDebits.columns.amount'), isFigure: true },
        { id: 'returned', text: t('officeDebits.columns.returned'), isFigure: true },
        { id: 'back', text: t('officeDebits.columns.back') },
        ...(mayExport ? [{ id: 'print' as const, text: t('officeDebits.columns.print') }] : []),
      ]}
      rows={page.rows.map(({ id, number, createdAt, dueOn, count, total, returned, returnableUntil }) => ({
        id,
        cells: {
          file: String(number),
          made: dateTime(createdAt),
          due: day(dueOn),
          debits: figures(count),
          amount: exactMoney(total),
          returned: figures(returned),
          back: day(returnableUntil),
          print: <PrintButton id={id} number={number} />,
        },
      }))}
    />
  );
}
