import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { OrderDocuments } from '@portal/web/order/order-documents';
import { DocumentRow } from '@portal/web/ui/document-row';
import { useTranslation } from 'react-i18next';
import { useWrittenDocument } from '#state/use-written-document.ts';
import { SignedDocuments } from '../list/signed-documents.tsx';
import { useDealerFormMutation } from '../portfolio-api.ts';
import { MemorandumRow } from './memorandum-row.tsx';

/** The papers of one's own order, to read here and to save. */
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

/** The dealer's form is printed when it is asked for. */
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
