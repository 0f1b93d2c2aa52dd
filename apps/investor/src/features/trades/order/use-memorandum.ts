import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { Memorandum } from '@portal/domain/offering/memorandum/memorandum.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { useState } from 'react';
import { useAcceptMemorandumMutation } from '#state/memorandum-api.ts';

type MemorandumToAccept = {
  /** False where the deal is sold without one. */
  isShown: boolean;
  /** What the order knows of it; null before there is an order. */
  memorandum: Memorandum | null;
  isConfirmed: boolean;
  setConfirmed: (isConfirmed: boolean) => void;
  /** Nothing is left to confirm, or it is confirmed and will be sent. */
  isReady: boolean;
  /** Records the confirmation for an order; does nothing where none is needed. Rejects with the API's error. */
  accept: (tradeId: string) => Promise<void>;
};

/**
 * The offering memorandum of a deal on the way into an order (NI 45-106 s. 2.9): asked for with each new order, and
 * again when it was amended. A tick is not kept: what was amended meanwhile is another document.
 */
export function useMemorandum(deal: Deal, trade: Trade | null): MemorandumToAccept {
  const [isConfirmed, setConfirmed] = useState(false);
  const [acceptMemorandum] = useAcceptMemorandumMutation();
  const memorandum = trade?.memorandum ?? null;
  const isShown =
    trade === null ? deal.documents.some(({ kind }) => kind === 'offering-memorandum') : memorandum !== null;
  const isOwed = isShown && (memorandum === null || memorandum.acceptedAt === null);
  return {
    isShown,
    memorandum,
    isConfirmed,
    setConfirmed,
    isReady: !isOwed || isConfirmed,
    accept: async (tradeId) => {
      if (isOwed) {
        await acceptMemorandum({ dealId: deal.id, tradeId }).unwrap();
      }
    },
  };
}
