import { fullName } from '@portal/domain/ground/formats/full-name';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { waitsForJoint } from '@portal/domain/order/trades/trade-facts';
import { isActiveStatus, tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../ui/card.tsx';

type OrderDocumentsProps = {
  trade: Trade;
  signed: ReactNode;
  memorandum: ReactNode;
  /** The dealer's form. */
  form: ReactNode;
};

/** The papers of an order: signed ones, and the dealer's form once its particulars are known. */
export function OrderDocuments({ trade, signed, memorandum, form }: OrderDocumentsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const hasForm = trade.kycId !== null && (trade.subDoc.scheduleA?.city ?? '') !== '';
  const isSigned = trade.signedDocumentList.length > 0;
  const isOver = !isActiveStatus(tradeStatusOf(trade.status));
  const hasMemorandum = trade.memorandum !== null;
  if (!isSigned && !hasForm && !hasMemorandum && isOver) {
    return null;
  }
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <h2 id={titleId} className="text-2xl">
        {t('portfolio.documents.title')}
      </h2>
      {isSigned || isOver ? null : <NotSigned trade={trade} />}
      {isSigned || hasForm || hasMemorandum ? (
        <Card padding="none">
          {signed}
          {hasMemorandum ? memorandum : null}
          {hasForm ? form : null}
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
