import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import type { Memorandum } from '@portal/domain/offering/memorandum/memorandum.wire';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Checkbox } from '@portal/web/ui/checkbox';
import { Notice } from '@portal/web/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAcceptMemorandumMutation } from '#state/memorandum-api.ts';

/** The field the frame points to while the memorandum is unconfirmed. */
export const MEMORANDUM_FIELD = 'memorandum';

type MemorandumFieldProps = {
  /** The order's memorandum; null before there is an order. */
  memorandum: Memorandum | null;
  isConfirmed: boolean;
  onChange: (isConfirmed: boolean) => void;
};

/** The statement of having received and read the offering memorandum, or when it was confirmed. */
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
  /** False if the deal is sold without one. */
  isShown: boolean;
  /** The order's memorandum; null before there is an order. */
  memorandum: Memorandum | null;
  isConfirmed: boolean;
  setConfirmed: (isConfirmed: boolean) => void;
  /** True if nothing is left to confirm, or it is ticked and will be sent. */
  isReady: boolean;
  /** Records the confirmation for an order; does nothing if none is needed. Rejects with the API's error. */
  accept: (tradeId: string) => Promise<void>;
};

/**
 * The offering memorandum on the way into an order (NI 45-106 s. 2.9): confirmed with each new order, and again after an
 * amendment. A tick is not kept: an amended memorandum is another document.
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
