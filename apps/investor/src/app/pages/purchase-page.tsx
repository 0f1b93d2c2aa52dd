import { useParams } from 'react-router';
import { PurchaseScreen } from '#features/purchases/purchase-screen.tsx';

/** Somebody else's order, for its second purchaser. */
export function PurchasePage() {
  const { tradeId = '' } = useParams();
  return (
    <div className="mx-auto flex max-w-wide flex-col gap-6">
      <PurchaseScreen key={tradeId} tradeId={tradeId} />
    </div>
  );
}
