import type { ReturnedItem } from '@portal/domain/money/payments/office-debits.wire';
import {
  keyOfReturnReason,
  type ReturnAdvice,
  returnAdviceOf,
} from '@portal/domain/money/payments/return-reasons';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useTranslation } from 'react-i18next';
import { OrderLink } from './order-link.tsx';
import { RowsTable } from './rows-table.tsx';

/** A record, imported or not. */
type Item = Omit<ReturnedItem, 'importedAt'>;

type ReturnedTableProps = {
  label: string;
  rows: readonly Item[];
  /** Whether its records were imported, or what they would become. */
  isTaken: boolean;
};

/** Returned debits from the bank's files: whose, why, and what each became or will become. */
export function ReturnedTable({ label, rows, isTaken }: ReturnedTableProps) {
  const { t } = useTranslation();
  const { exactMoney, day } = useFormats();
  return (
    <RowsTable
      label={label}
      isWide
      columns={[
        { id: 'item', text: t('officeDebits.columns.item') },
        { id: 'order', text: t('officeDebits.columns.order') },
        { id: 'amount', text: t('officeDebits.columns.amount'), isFigure: true },
        { id: 'why', text: t('officeDebits.columns.why') },
        { id: 'became', text: t(isTaken ? 'officeDebits.columns.became' : 'officeReturns.becomes') },
      ]}
      rows={rows.map((item) => ({
        id: `${item.fileNumber}/${item.createdOn}/${item.place}`,
        cells: {
          item: t('officeDebits.returns.place', {
            file: String(item.fileNumber),
            day: day(item.createdOn),
            place: String(item.place),
          }),
          order: <Whose item={item} />,
          amount: exactMoney(item.amount),
          why: <Why item={item} />,
          became: t(
            isTaken
              ? `officeDebits.returns.outcomes.${item.outcome}`
              : `officeReturns.outcomes.${item.outcome}`,
          ),
        },
      }))}
    />
  );
}

function Whose({ item: { order, reference } }: { item: Item }) {
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

/** The bank's reason in words, and what to do about it. */
function Why({ item: { kind, reason } }: { item: Item }) {
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
