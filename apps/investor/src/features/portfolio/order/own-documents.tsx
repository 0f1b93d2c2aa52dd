import type { Memorandum } from '@portal/domain/offering/memorandum/memorandum.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { OrderDocuments } from '@portal/web/order/order-documents';
import { DocumentRow } from '@portal/web/ui/document-row';
import { useTranslation } from 'react-i18next';
import { useDocumentRow } from '#state/documents/use-document-row.ts';
import { useWrittenDocument } from '#state/documents/use-written-document.ts';
import { SignedDocuments } from '../list/signed-documents.tsx';
import { useDealerFormMutation } from '../portfolio-api.ts';

/** The documents of the person's own order, to read here or save. */
export function OwnDocuments({ trade }: { trade: Trade }) {
  return (
    <OrderDocuments
      trade={trade}
      signed={<SignedDocuments documents={trade.signedDocumentList} />}
      memorandum={trade.memorandum === null ? null : <MemorandumRow memorandum={trade.memorandum} />}
      form={<DealerFormRow tradeId={trade.id} />}
    />
  );
}

/** The dealer's form is generated on request. */
function DealerFormRow({ tradeId }: { tradeId: string }) {
  const { t } = useTranslation();
  const [askForm, { isLoading }] = useDealerFormMutation();
  const rowOf = useWrittenDocument();
  return (
    <ul className="border-line not-first:border-t">
      <DocumentRow
        {...rowOf(t('portfolio.documents.form'), () => askForm(tradeId).unwrap(), true)}
        note={t('portfolio.documents.formText')}
        isPending={isLoading}
      />
    </ul>
  );
}

/** The offering memorandum of an order, and when it was confirmed. */
function MemorandumRow({ memorandum }: { memorandum: Memorandum }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const rowOf = useDocumentRow();
  const { documentId, title, acceptedAt } = memorandum;
  return (
    <ul className="border-line not-first:border-t">
      <DocumentRow
        {...rowOf({ id: documentId, title })}
        note={
          acceptedAt === null
            ? t('portfolio.documents.unconfirmed')
            : t('portfolio.documents.confirmed', { date: dateTime(acceptedAt) })
        }
      />
    </ul>
  );
}
