import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { OrderScreen } from '#features/portfolio/order/order-screen.tsx';
import { CancelDialog } from '#features/trades/frame/cancel-dialog.tsx';
import { JointSignature } from '#features/trades/joint-signature.tsx';
import { usePageTitle } from '../navigation/page-title.ts';

/** One order, with the wizard's cancel dialog while it is unfinished; a signed order brings its own. */
export function OrderPage() {
  const { tradeId = '' } = useParams();
  return (
    <OrderScreen key={tradeId} tradeId={tradeId} notices={(trade) => <JointSignature trade={trade} />}>
      {({ id, dealId, approvalProcess }) => (
        <>
          <Title deal={dealId.name} />
          {approvalProcess.investorSignedAt === null ? (
            <CancelDialog slug={dealId.slug} tradeId={id} />
          ) : null}
        </>
      )}
    </OrderScreen>
  );
}

function Title({ deal }: { deal: string }) {
  const { t } = useTranslation();
  usePageTitle(t('portfolio.order.title', { deal }));
  return null;
}
