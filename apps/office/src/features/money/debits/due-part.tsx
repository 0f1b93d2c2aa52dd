import type { DebitsDue } from '@portal/domain/money/payments/office-debits.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#parts/dialogs/confirm-dialog.tsx';
import { Loaded } from '#parts/loaded.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { useDebitsDueQuery, useMakeDebitFileMutation } from './debits-api.ts';
import { OrderLink } from './order-link.tsx';
import { RowsTable } from './rows-table.tsx';

/** What the next file would contain, what it would leave out and why, and the button to make it. */
export function DuePart({ mayExport }: { mayExport: boolean }) {
  const { t } = useTranslation();
  const read = useDebitsDueQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PagePart id="due" title={t('officeDebits.due.title')}>
      <Loaded read={read}>{(due) => <Due due={due} mayExport={mayExport} />}</Loaded>
    </PagePart>
  );
}

function Due({ due, mayExport }: { due: DebitsDue; mayExport: boolean }) {
  const { t } = useTranslation();
  const { exactMoney, number, day } = useFormats();
  // As seen when the button was pressed: a reload must not change what is confirmed.
  const [seen, setSeen] = useState<DebitsDue | null>(null);
  const { count, total, dueOn, rows, leftOut, isSetUp } = due;
  const hidden = count - rows.length;
  return (
    <>
      {isSetUp ? null : <Notice tone="attention">{t('officeDebits.due.notSetUp')}</Notice>}
      {count === 0 ? (
        <p className="text-muted">{t('officeDebits.due.none')}</p>
      ) : (
        <>
          <p>
            {t('officeDebits.due.sum', {
              count,
              number: number(count),
              amount: exactMoney(total),
              day: day(dueOn),
            })}
          </p>
          <RowsTable
            label={t('officeDebits.due.table')}
            columns={[
              { id: 'order', text: t('officeDebits.columns.order') },
              { id: 'investor', text: t('officeDebits.columns.investor') },
              { id: 'amount', text: t('officeDebits.columns.amount'), isFigure: true },
            ]}
            rows={rows.map(({ orderId, reference, investor, amount }) => ({
              id: orderId,
              cells: {
                order: <OrderLink id={orderId} reference={reference} />,
                investor,
                amount: exactMoney(amount),
              },
            }))}
          />
          {hidden > 0 ? <p>{t('officeDebits.due.more', { count: hidden, number: number(hidden) })}</p> : null}
          {mayExport && isSetUp ? (
            <p>
              <Button tone="primary" onPress={() => setSeen(due)}>
                {t('officeDebits.due.make')}
              </Button>
            </p>
          ) : null}
        </>
      )}
      {leftOut.length === 0 ? null : <LeftOut rows={leftOut} />}
      {seen === null ? null : <MakeFileDialog seen={seen} onClose={() => setSeen(null)} />}
    </>
  );
}

function LeftOut({ rows }: { rows: DebitsDue['leftOut'] }) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  return (
    <>
      <h3 className="font-semibold">{t('officeDebits.leftOut.title')}</h3>
      <RowsTable
        label={t('officeDebits.leftOut.table')}
        columns={[
          { id: 'order', text: t('officeDebits.columns.order') },
          { id: 'why', text: t('officeDebits.columns.why') },
          { id: 'amount', text: t('officeDebits.columns.amount'), isFigure: true },
        ]}
        rows={rows.map(({ orderId, reference, because, amount }) => ({
          id: orderId,
          cells: {
            order: <OrderLink id={orderId} reference={reference} />,
            why: t(`officeDebits.leftOut.because.${because}`),
            amount: exactMoney(amount),
          },
        }))}
      />
    </>
  );
}

/** Shows what goes into the file before it is made. */
function MakeFileDialog({ seen, onClose }: { seen: DebitsDue; onClose: () => void }) {
  const { t } = useTranslation();
  const { exactMoney, number } = useFormats();
  const [make, { error }] = useMakeDebitFileMutation();
  const { count, total } = seen;
  return (
    <ConfirmDialog
      title={t('officeDebits.make.title')}
      submitText={t('officeDebits.due.make')}
      send={() => make({ count, total })}
      error={error}
      done={(file) => t('officeDebits.make.done', { number: String(file.number) })}
      onClose={onClose}
    >
      <p>{t('officeDebits.make.text', { count, number: number(count), amount: exactMoney(total) })}</p>
    </ConfirmDialog>
  );
}
