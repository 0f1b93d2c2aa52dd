import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { Memorandum } from '@portal/domain/offering/memorandum/memorandum.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Checkbox } from '@portal/web/ui/checkbox';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAcceptMemorandumMutation } from '#state/memorandum-api.ts';

/** Where the frame points at while the memorandum waits. */
export const MEMORANDUM_FIELD = 'memorandum';

type MemorandumFieldProps = {
  /** What the order knows of it; null before there is an order. */
  memorandum: Memorandum | null;
  isConfirmed: boolean;
  onChange: (isConfirmed: boolean) => void;
};

/** The statement that the offering memorandum was received and read; or when that was. */
export function MemorandumField({ memorandum, isConfirmed, onChange }: MemorandumFieldProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (memorandum !== null && memorandum.acceptedAt !== null) {
    return (
      <Notice tone="success">
        {t('wizard.order.memorandum.confirmed', { date: formats.dateTime(memorandum.acceptedAt) })}
      </Notice>
    );
  }
  return (
    <div className="rounded-card border border-line bg-sunken px-4 py-2">
      <Checkbox
        name={MEMORANDUM_FIELD}
        value={isConfirmed}
        onChange={onChange}
        onBlur={() => undefined}
        hint={t('wizard.order.memorandum.hint')}
        isRequired
      >
        {t('wizard.order.memorandum.statement')}
      </Checkbox>
    </div>
  );
}

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
