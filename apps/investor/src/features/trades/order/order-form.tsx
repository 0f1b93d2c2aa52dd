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
import { JointFields } from './joint-fields.tsx';
import { MEMORANDUM_FIELD, MemorandumField } from './memorandum-field.tsx';
import { OfferingDocuments } from './offering-documents.tsx';
import { QUANTITY_FIELD, QuantityField } from './quantity-field.tsx';
import { type JointDraft, jointFieldName, useJointInvestor } from './use-joint-investor.ts';
import { useMemorandum } from './use-memorandum.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useQuantity } from './use-quantity.ts';

type OrderFormProps = {
  deal: Deal;
  trade: Trade | null;
  kept: { quantity: string | undefined; joint: JointDraft | null };
};

/** How many units, with whom, what they cost, and what a person should know before they go on. */
export function OrderForm({ deal, trade, kept }: OrderFormProps) {
  const { t } = useTranslation();
  const { goOn } = useStepSession();
  const { saver, status } = useDraftSaver(`order:${deal.id}`);
  const quantity = useQuantity(deal, trade, kept.quantity);
  const joint = useJointInvestor(trade, kept.joint);
  const placeOrder = usePlaceOrder(deal, trade);
  const memorandum = useMemorandum(deal, trade);
  const isReady = quantity.isValid && joint.isValid && memorandum.isReady;
  const hasJoint = joint.isOn || (trade !== null && trade.jointInvestor !== null);
  const draft = (change: Partial<{ quantity: string; joint: JointDraft }>) =>
    saver.change({
      quantity: quantity.typed,
      ...(hasJoint ? { joint: { isOn: joint.isOn, values: joint.values } } : {}),
      ...change,
    });

  const firstMissing = () => {
    if (!quantity.isValid) {
      return QUANTITY_FIELD;
    }
    return joint.isValid ? MEMORANDUM_FIELD : jointFieldName(joint.firstWrong);
  };
  useStep({
    isReady,
    missing: [
      ...(quantity.isValid ? [] : [t('trades.fields.quantity')]),
      ...(joint.isValid ? [] : [t('joint.label')]),
      ...(memorandum.isReady ? [] : [t('wizard.order.memorandum.name')]),
    ],
    draft: status,
    onNext: async () => {
      if (quantity.quantity === null) {
        return 'stay';
      }
      await memorandum.accept(await placeOrder(quantity.quantity, joint.person));
      await saver.discard();
      return 'done';
    },
    onLeave: async () => ((await saver.flush()) ? 'done' : 'stay'),
    onShowMissing: () => {
      quantity.leave();
      joint.leaveAll();
      focusField(firstMissing());
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
            joint.leaveAll();
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
                  draft({ quantity: typed });
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
        <JointFields
          joint={joint}
          hasSignatures={trade !== null && trade.approvalProcess.investorSignedAt !== null}
          onChange={(changed) => draft({ joint: changed })}
        />
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
