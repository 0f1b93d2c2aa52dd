import type { DebitFilePage } from '@portal/domain/money/payments/office-debits.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useBusy } from '@portal/web/page/use-busy';
import { Button } from '@portal/web/ui/button';
import { FormFailure } from '@portal/web/ui/form-failure';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { useDebitFilesQuery, usePrintDebitFileMutation } from './debits-api.ts';
import { OlderButtons } from './older-buttons.tsx';
import { RowsTable } from './rows-table.tsx';

const LAST_BYTE = 0xff;

/** The files made for the bank, newest first. */
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

/** Downloads a file, after a code from the person's app; it is recorded. */
function PrintButton({ id, number }: { id: string; number: number }) {
  const { t } = useTranslation();
  const { isBusy, run } = useBusy();
  const [print, { error }] = usePrintDebitFileMutation();
  const fetchFile = () =>
    run(async () => {
      const { data } = await print({ fileId: id });
      if (data !== undefined) {
        save(data.text, data.fileName);
      }
    });
  return (
    <div className="grid gap-2">
      <Button
        size="small"
        onPress={() => void fetchFile()}
        isPending={isBusy}
        aria-label={t('officeDebits.files.label', { number: String(number) })}
      >
        {t('officeDebits.files.download')}
      </Button>
      <FormFailure error={error} />
    </div>
  );
}

/** One byte per character, as the bank expects: not UTF-8. */
function save(text: string, fileName: string): void {
  const bytes = Uint8Array.from(text, (character) => Math.min(character.charCodeAt(0), LAST_BYTE));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
