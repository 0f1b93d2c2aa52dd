import { fullName } from '@portal/domain/formats/names';
import { waitsForJoint } from '@portal/domain/trades/trade-facts';
import { isActiveStatus, tradeStatusOf } from '@portal/domain/trades/trade-status';
import type { Trade } from '@portal/domain/wire/trade';
import { Card } from '@portal/web/ui/card';
import { DocumentRow } from '@portal/web/ui/document-row';
import { useTranslation } from 'react-i18next';
import { useWrittenDocument } from '#state/use-written-document.ts';
import { SignedDocuments } from '../list/signed-documents.tsx';
import { useDealerFormMutation } from '../portfolio-api.ts';
import { MemorandumRow } from './memorandum-row.tsx';

/** The papers of an order: what was signed, and the dealer's form once its particulars are known. */
export function OrderDocuments({ trade }: { trade: Trade }) {
  const { t } = useTranslation();
  const hasForm = trade.kycId !== null && (trade.subDoc.scheduleA?.city ?? '') !== '';
  const isSigned = trade.signedDocumentList.length > 0;
  const isOver = !isActiveStatus(tradeStatusOf(trade.status));
  const { memorandum } = trade;
  if (!isSigned && !hasForm && memorandum === null && isOver) {
    return null;
  }
  return (
    <section aria-labelledby="order-documents-title" className="flex flex-col gap-5">
      <h2 id="order-documents-title" className="text-2xl">
        {t('portfolio.documents.title')}
      </h2>
      {isSigned || isOver ? null : <NotSigned trade={trade} />}
      {isSigned || hasForm || memorandum !== null ? (
        <Card padding="none">
          <SignedDocuments documents={trade.signedDocumentList} />
          {memorandum === null ? null : <MemorandumRow memorandum={memorandum} />}
          {hasForm ? <DealerFormRow tradeId={trade.id} /> : null}
        </Card>
      ) : null}
    </section>
  );
}

function NotSigned({ trade }: { trade: Trade }) {
  const { t } = useTranslation();
  const { jointInvestor } = trade;
  return (
    <p className="text-muted">
      {jointInvestor !== null && waitsForJoint(trade)
        ? t('portfolio.documents.waiting', { name: fullName(jointInvestor) })
        : t('portfolio.documents.none')}
    </p>
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
