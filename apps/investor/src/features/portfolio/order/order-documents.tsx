import { fullName } from '@portal/domain/formats/names';
import { waitsForJoint } from '@portal/domain/trades/trade-facts';
import { isActiveStatus, tradeStatusOf } from '@portal/domain/trades/trade-status';
import type { Trade } from '@portal/domain/wire/trade';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { showToast } from '@portal/web/toasts';
import { Card } from '@portal/web/ui/card';
import { DocumentRow } from '@portal/web/ui/document-row';
import { useTranslation } from 'react-i18next';
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
  const messageOf = useApiMessage();
  const [askForm, { isLoading }] = useDealerFormMutation();
  const save = async () => {
    const { data, error } = await askForm(tradeId);
    if (data === undefined) {
      showToast('problem', t('ui.document.failed', { message: messageOf(error) }));
      return;
    }
    window.location.assign(data.url);
  };
  const title = t('portfolio.documents.form');
  return (
    <ul className="border-line not-first:border-t">
      <DocumentRow
        title={title}
        note={t('portfolio.documents.formText')}
        onDownload={() => void save()}
        isPending={isLoading}
      />
    </ul>
  );
}
