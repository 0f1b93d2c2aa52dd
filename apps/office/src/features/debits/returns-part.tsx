import { keyOfReturnReason, type ReturnAdvice, returnAdviceOf } from '@portal/domain/payments/return-reasons';
import type { ReturnedItem, ReturnedPage } from '@portal/domain/wire/office-debits';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { useReturnedQuery } from './debits-api.ts';
import { ImportReturns } from './import-returns.tsx';
import { OlderButtons } from './older-buttons.tsx';
import { OrderLink } from './order-link.tsx';
import { RowsTable } from './rows-table.tsx';

/** What came back, with the bank's reason in words, and taking the bank's file. */
export function ReturnsPart({ mayImport }: { mayImport: boolean }) {
  const { t } = useTranslation();
  const [after, setAfter] = useState<string | undefined>();
  const read = useReturnedQuery(after === undefined ? {} : { after }, { refetchOnMountOrArgChange: true });
  return (
    <PagePart id="returns" title={t('officeDebits.returns.title')}>
      {mayImport ? <ImportReturns /> : null}
      <Loaded read={read}>
        {(page) => (
          <>
            <Returned page={page} />
            <OlderButtons after={after} next={page.next} onGo={setAfter} />
          </>
        )}
      </Loaded>
    </PagePart>
  );
}

function Returned({ page }: { page: ReturnedPage }) {
  const { t } = useTranslation();
  const { exactMoney, day } = useFormats();
  if (page.rows.length === 0) {
    return <p className="text-muted">{t('officeDebits.returns.none')}</p>;
  }
  return (
    <RowsTable
      label={t('officeDebits.returns.table')}
      isWide
      columns={[
        { id: 'item', text: t('officeDebits.columns.item') },
        { id: 'order', text: t('officeDebits.columns.order') },
        { id: 'amount', text: t('officeDebits.columns.amount'), isFigure: true },
        { id: 'why', text: t('officeDebits.columns.why') },
        { id: 'became', text: t('officeDebits.columns.became') },
      ]}
      rows={page.rows.map((item) => ({
        id: `${item.importedAt}/${item.fileNumber}/${item.place}`,
        cells: {
          item: t('officeDebits.returns.place', {
            file: String(item.fileNumber),
            day: day(item.createdOn),
            place: String(item.place),
          }),
          order: <Whose item={item} />,
          amount: exactMoney(item.amount),
          why: <Why item={item} />,
          became: t(`officeDebits.returns.outcomes.${item.outcome}`),
        },
      }))}
    />
  );
}

function Whose({ item: { order, reference } }: { item: ReturnedItem }) {
  return order === null ? (
    reference
  ) : (
    <>
      <OrderLink id={order.id} reference={order.reference} />
      <br />
      {order.investor}
    </>
  );
}

/** The bank's reason in words, and what is done about it. */
function Why({ item: { kind, reason } }: { item: ReturnedItem }) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  if (kind !== 'returned-debit') {
    return t(`officeDebits.returns.kinds.${kind}`);
  }
  const advice: ReturnAdvice | null = returnAdviceOf(reason);
  return (
    <>
      {t('officeDebits.returns.reason', { reason: translate(keyOfReturnReason(reason)), code: reason })}
      {advice === null ? null : (
        <>
          <br />
          <span className="text-muted">{t(`officeDebits.returns.advice.${advice}`)}</span>
        </>
      )}
    </>
  );
}
