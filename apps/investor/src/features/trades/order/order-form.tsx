import type { Deal } from '@portal/domain/wire/deal';
import type { Trade } from '@portal/domain/wire/trade';
import { fieldId, focusField } from '@portal/web/field-id';
import { Card } from '@portal/web/ui/card';
import { Money } from '@portal/web/ui/money';
import { useTranslation } from 'react-i18next';
import { useDraftSaver } from '#state/use-draft.ts';
import { useStep, useStepSession } from '../use-step.ts';
import { DealSummary } from './deal-summary.tsx';
import { HoldNote } from './hold-note.tsx';
import { MEMORANDUM_FIELD, MemorandumField } from './memorandum-field.tsx';
import { OfferingDocuments } from './offering-documents.tsx';
import { QUANTITY_FIELD, QuantityField } from './quantity-field.tsx';
import { useMemorandum } from './use-memorandum.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useQuantity } from './use-quantity.ts';

type OrderFormProps = { deal: Deal; trade: Trade | null; kept: string | undefined };

/** How many units, what they cost, and what a person should know before they go on. */
export function OrderForm({ deal, trade, kept }: OrderFormProps) {
  const { t } = useTranslation();
  const { goOn } = useStepSession();
  const { saver, status } = useDraftSaver(`order:${deal.id}`);
  const quantity = useQuantity(deal, trade, kept);
  const placeOrder = usePlaceOrder(deal, trade);
  const memorandum = useMemorandum(deal, trade);
  const isReady = quantity.isValid && memorandum.isReady;

  useStep({
    isReady,
    missing: [
      ...(quantity.isValid ? [] : [t('trades.fields.quantity')]),
      ...(memorandum.isReady ? [] : [t('wizard.order.memorandum.name')]),
    ],
    draft: status,
    onNext: async () => {
      if (quantity.quantity === null) {
        return 'stay';
      }
      await memorandum.accept(await placeOrder(quantity.quantity));
      await saver.discard();
      return 'done';
    },
    onLeave: async () => ((await saver.flush()) ? 'done' : 'stay'),
    onShowMissing: () => {
      quantity.leave();
      focusField(quantity.isValid ? MEMORANDUM_FIELD : QUANTITY_FIELD);
    },
  });

  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-8">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            quantity.leave();
            if (isReady) {
              goOn();
            }
          }}
        >
          <Card>
            <div className="flex flex-col gap-6">
              <QuantityField
                value={quantity.typed}
                onChange={(typed) => {
                  quantity.setTyped(typed);
                  saver.change({ quantity: typed });
                }}
                onBlur={quantity.leave}
                minimum={quantity.minimum}
                maximum={quantity.largest}
                error={quantity.error}
              />
              <OrderTotal dollars={quantity.total} />
            </div>
          </Card>
        </form>
        <OfferingDocuments documents={deal.documents} />
        {memorandum.isShown ? (
          <MemorandumField
            memorandum={memorandum.memorandum}
            isConfirmed={memorandum.isConfirmed}
            onChange={memorandum.setConfirmed}
          />
        ) : null}
        <HoldNote deal={deal} trade={trade} />
      </div>
      <DealSummary deal={deal} />
    </div>
  );
}

function OrderTotal({ dollars }: { dollars: number | null }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-1 border-line border-t pt-5">
      <p className="text-sm text-muted">{t('wizard.order.total')}</p>
      <output htmlFor={fieldId(QUANTITY_FIELD)} aria-live="polite" className="block">
        {dollars === null ? (
          <span className="text-muted">{t('wizard.order.noTotal')}</span>
        ) : (
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-display text-3xl">
              <Money dollars={dollars} />
            </span>
            <span className="text-sm text-muted">{t('wizard.order.currency')}</span>
          </span>
        )}
      </output>
      <p className="text-sm text-muted">{t('wizard.order.noFees')}</p>
    </div>
  );
}
