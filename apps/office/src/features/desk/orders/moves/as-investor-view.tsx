import type { OrderAtDealer } from '@portal/domain/desk/orders/order-at-dealer.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { CancelPart } from '@portal/web/order/cancel-part';
import { JointStatus } from '@portal/web/order/joint-status';
import { OrderDocuments } from '@portal/web/order/order-documents';
import { NO_ACTIONS, OrderView } from '@portal/web/order/order-view';
import { RightToCancel } from '@portal/web/order/right-to-cancel';
import { DocumentLine } from '@portal/web/ui/document-line';
import { useTranslation } from 'react-i18next';

type AsInvestorViewProps = { trade: Trade; atDealer: OrderAtDealer };

/** The investor's own page of the order, without its actions. */
export function AsInvestorView({ trade, atDealer }: AsInvestorViewProps) {
  return (
    <OrderView
      trade={trade}
      atDealer={atDealer}
      actions={NO_ACTIONS}
      joint={<JointStatus trade={trade} resend={null} change={null} />}
      right={<RightToCancel trade={trade} action={null} />}
      documents={<DocumentsShown trade={trade} />}
      cancel={<CancelPart trade={trade} cancel={null} call={null} />}
    />
  );
}

function DocumentsShown({ trade }: { trade: Trade }) {
  const { t } = useTranslation();
  const { date, dateTime } = useFormats();
  const { memorandum } = trade;
  return (
    <OrderDocuments
      trade={trade}
      signed={trade.signedDocumentList.map(({ id, title, signedAt }) => (
        <DocumentLine
          key={id}
          title={title}
          note={t('portfolio.documents.signedOn', { date: date(signedAt) })}
        />
      ))}
      memorandum={
        memorandum === null ? null : (
          <DocumentLine
            title={memorandum.title}
            note={
              memorandum.acceptedAt === null
                ? t('portfolio.documents.unconfirmed')
                : t('portfolio.documents.confirmed', { date: dateTime(memorandum.acceptedAt) })
            }
          />
        )
      }
      form={<DocumentLine title={t('portfolio.documents.form')} note={t('portfolio.documents.formText')} />}
    />
  );
}
