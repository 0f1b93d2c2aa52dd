import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { RightToCancel } from '@portal/web/order/right-to-cancel';
import { useState } from 'react';
import { CancelSignedOrder } from './cancel-signed-order.tsx';

/** Until when a signed order may be cancelled, with the button that does it. */
export function CancelByRight({ trade }: { trade: Trade }) {
  const [wasJustCancelled, setJustCancelled] = useState(false);
  return (
    <RightToCancel
      trade={trade}
      action={<CancelSignedOrder trade={trade} onCancelled={() => setJustCancelled(true)} />}
      wasJustCancelled={wasJustCancelled}
    />
  );
}
