import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { amountOfUnits, unitsOfAmount } from '@portal/domain/offering/deals/order-amount';
import { largestQuantity, smallestQuantity } from '@portal/domain/offering/deals/order-units';
import type { JointInvestorInput } from '@portal/domain/order/trades/check-joint-investor';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { isApiError } from '@portal/web/api/api-error';
import { useIntentionKey } from '@portal/web/api/use-intention-key';
import { focusField } from '@portal/web/form/field-id';
import type { NumberAnswer } from '@portal/web/form/read-number';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Card } from '@portal/web/ui/card';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftData } from '#state/drafts/draft-queue.ts';
import { useDraftSaver } from '#state/drafts/use-kept-draft.ts';
import { useRoomQuery } from '#state/room-api.ts';
import { useProfileQuery } from '#state/session-api.ts';
import { PLACING, useCreateTradeMutation } from '../trades-api.ts';
import { useStep, useStepSession } from '../use-step.ts';
import { AmountPart } from './amount-part.tsx';
import { DealSummary } from './deal-summary.tsx';
import { HoldNote } from './hold-note.tsx';
import { isJointUnchanged, jointPersonOf } from './joint-answers.ts';
import { JointFields } from './joint-fields.tsx';
import { MEMORANDUM_FIELD, MemorandumField, useMemorandum } from './memorandum-field.tsx';
import { OfferingDocuments } from './offering-documents.tsx';
import { AMOUNT_FIELD, checkOrder, heldBy, type KeptOrder, orderDraft, orderStart } from './order-values.ts';

/** Optional: the page works before it loads, and if it never does; the server has the last word on units. */
const FollowUnits = lazy(() =>
  import('./follow-units.tsx').then(
    ({ FollowUnits: part }) => ({ default: part }),
    () => ({ default: () => null }),
  ),
);

type OrderFormProps = {
  deal: Deal;
  trade: Trade | null;
  kept: KeptOrder;
  /** How much the law lets the person buy. */
  meter: ReactNode;
};

/** How much, with whom, at what cost, and what to know before continuing. */
export function OrderForm({ deal, trade, kept, meter }: OrderFormProps) {
  const { t } = useTranslation();
  const { goOn } = useStepSession();
  const { saver, status } = useDraftSaver(`order:${deal.id}`);
  const { form, ownEmail, held, most, lookAgain } = useOrderAnswers({ deal, trade, kept }, saver.change);
  const { field, issues, values, submitTo, showWrong } = form;
  const placeOrder = usePlaceOrder(deal, trade);
  const amount = field(AMOUNT_FIELD);
  const { refusal, isTaken } = useAmountRefusal(values.amount, lookAgain);
  const memorandum = useMemorandum(deal, trade);
  const quantity = unitsOfAmount(values.amount, deal.unitPrice);
  const isJointWrong = issues.some(({ path }) => path !== AMOUNT_FIELD);
  useStep({
    isReady: issues.length === 0 && memorandum.isReady,
    missing: [
      ...(issues[0]?.path === AMOUNT_FIELD ? [t('trades.fields.amount')] : []),
      ...(isJointWrong ? [t('joint.label')] : []),
      ...(memorandum.isReady ? [] : [t('wizard.order.memorandum.name')]),
    ],
    draft: status,
    onNext: async () => {
      if (quantity === null) {
        return 'stay';
      }
      const person = jointPersonOf(values, ownEmail);
      if (!(await isTaken(async () => memorandum.accept(await placeOrder(quantity, person))))) {
        return 'stay';
      }
      await saver.discard();
      return 'done';
    },
    onLeave: async () => ((await saver.flush()) ? 'done' : 'stay'),
    onShowMissing: () => {
      showWrong();
      focusField(issues[0]?.path ?? MEMORANDUM_FIELD);
    },
  });
  const goOnWhenReady = submitTo(async () => {
    if (memorandum.isReady) {
      goOn();
    }
  });

  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-8">
        <form noValidate onSubmit={(event) => void goOnWhenReady(event)}>
          <Card>
            {meter}
            <AmountPart
              field={{ ...amount, error: amount.error ?? refusal }}
              deal={deal}
              held={held}
              most={most}
            />
            <Suspense>
              <FollowUnits deal={deal} held={held} wanted={quantity} />
            </Suspense>
          </Card>
        </form>
        <JointFields
          field={field}
          hasSignatures={trade !== null && trade.approvalProcess.investorSignedAt !== null}
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

/**
 * What the server alone knew of an amount: less is left than when the page asked, by another order or on another device. It is said at the
 * field, which keeps what was typed, and gone with another amount; what is left is asked again.
 */
function useAmountRefusal(typed: NumberAnswer, lookAgain: () => unknown) {
  const [refused, setRefused] = useState<{ amount: NumberAnswer; text: string } | null>(null);
  const isTaken = async (placing: () => Promise<unknown>): Promise<boolean> => {
    try {
      await placing();
      return true;
    } catch (error) {
      const text = isApiError(error) ? error.fields.quantity : undefined;
      if (text === undefined) {
        throw error;
      }
      setRefused({ amount: typed, text });
      lookAgain();
      focusField(AMOUNT_FIELD);
      return false;
    }
  };
  return { refusal: refused?.amount === typed ? refused.text : undefined, isTaken };
}

/** The page's answers and issues; each change is saved. */
function useOrderAnswers(
  { deal, trade, kept }: Omit<OrderFormProps, 'meter'>,
  keep: (draft: DraftData) => void,
) {
  const { day } = useFormats();
  const { data: room, refetch: lookAgain } = useRoomQuery(deal.id);
  const { data: profile } = useProfileQuery();
  const ownEmail = profile?.email ?? '';
  const held = heldBy(trade);
  const first = trade?.quantity ?? Math.min(smallestQuantity(deal), Math.max(1, largestQuantity(deal, held)));
  const form = useLightForm(
    orderStart(trade, kept, amountOfUnits(first, deal.unitPrice)),
    (values) => checkOrder(values, { deal, held, ownEmail, room, day }),
    {
      left: kept.amount === undefined ? [] : [AMOUNT_FIELD],
      onChange: (values) => keep(orderDraft(values, trade)),
    },
  );
  return { form, ownEmail, held, most: room?.isBinding === true ? room.room : null, lookAgain };
}

/**
 * Places the order, or changes the open one for the deal. An unchanged order is not sent, so that signatures on it stay
 * valid. Resolves to the order's id; rejects with the API's error.
 */
function usePlaceOrder(
  deal: Deal,
  trade: Trade | null,
): (quantity: number, jointInvestor: JointInvestorInput | null) => Promise<string> {
  const [createTrade] = useCreateTradeMutation({ fixedCacheKey: PLACING });
  const withKey = useIntentionKey();
  return async (quantity, jointInvestor) => {
    const isSame = trade?.quantity === quantity && isJointUnchanged(trade, jointInvestor);
    if (trade?.holdsUnits === true && isSame) {
      return trade.id;
    }
    const body = { quantity, ...(jointInvestor === null ? {} : { jointInvestor }) };
    const { shareOrderId } = await withKey([deal.id, body], (idempotencyKey) =>
      createTrade({ dealId: deal.id, body, idempotencyKey }).unwrap(),
    );
    return shareOrderId;
  };
}
