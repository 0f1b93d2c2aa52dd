import { largestQuantity, parseQuantity } from '@portal/domain/trades/order-units';
import type { Deal } from '@portal/domain/wire/deal';
import type { Trade } from '@portal/domain/wire/trade';
import { fieldId, focusField } from '@portal/web/field-id';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Card } from '@portal/web/ui/card';
import { Money } from '@portal/web/ui/money';
import { useTranslation } from 'react-i18next';
import type { DraftData } from '#state/draft-queue.ts';
import { useProfileQuery } from '#state/session-api.ts';
import { useDraftSaver } from '#state/use-draft.ts';
import { useStep, useStepSession } from '../use-step.ts';
import { DealSummary } from './deal-summary.tsx';
import { HoldNote } from './hold-note.tsx';
import { jointPersonOf } from './joint-answers.ts';
import { JointFields } from './joint-fields.tsx';
import { MEMORANDUM_FIELD, MemorandumField } from './memorandum-field.tsx';
import { OfferingDocuments } from './offering-documents.tsx';
import {
  checkOrder,
  heldBy,
  type KeptOrder,
  orderDraft,
  orderStart,
  QUANTITY_FIELD,
  totalDollars,
} from './order-values.ts';
import { QuantityField } from './quantity-field.tsx';
import { useMemorandum } from './use-memorandum.ts';
import { usePlaceOrder } from './use-place-order.ts';

type OrderFormProps = { deal: Deal; trade: Trade | null; kept: KeptOrder };

/** How many units, with whom, what they cost, and what a person should know before they go on. */
export function OrderForm({ deal, trade, kept }: OrderFormProps) {
  const { t } = useTranslation();
  const { goOn } = useStepSession();
  const { saver, status } = useDraftSaver(`order:${deal.id}`);
  const { form, ownEmail, limits } = useOrderAnswers({ deal, trade, kept }, saver.change);
  const { field, issues, values, submitTo, showWrong } = form;
  const placeOrder = usePlaceOrder(deal, trade);
  const memorandum = useMemorandum(deal, trade);
  const quantity = parseQuantity(values.quantity);
  const isJointWrong = issues.some(({ path }) => path !== QUANTITY_FIELD);
  useStep({
    isReady: issues.length === 0 && memorandum.isReady,
    missing: [
      ...(issues[0]?.path === QUANTITY_FIELD ? [t('trades.fields.quantity')] : []),
      ...(isJointWrong ? [t('joint.label')] : []),
      ...(memorandum.isReady ? [] : [t('wizard.order.memorandum.name')]),
    ],
    draft: status,
    onNext: async () => {
      if (quantity === null) {
        return 'stay';
      }
      await memorandum.accept(await placeOrder(quantity, jointPersonOf(values, ownEmail)));
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
            <div className="flex flex-col gap-6">
              <QuantityField {...field(QUANTITY_FIELD)} {...limits} />
              <OrderTotal dollars={totalDollars(deal, quantity)} costs={costsOf(deal)} />
            </div>
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

/** The answers of the page with what is wrong about them; each change is kept. */
function useOrderAnswers({ deal, trade, kept }: OrderFormProps, keep: (draft: DraftData) => void) {
  const formats = useFormats();
  const { data: profile } = useProfileQuery();
  const ownEmail = profile?.email ?? '';
  const held = heldBy(trade);
  const limits = { minimum: Math.max(1, deal.minimumUnits), maximum: largestQuantity(deal, held) };
  const first = trade?.quantity ?? Math.min(limits.minimum, Math.max(1, limits.maximum));
  const form = useLightForm(
    orderStart(trade, kept, formats.number(first)),
    (values) => checkOrder(values, { deal, held, ownEmail }),
    {
      left: kept.quantity === undefined ? [] : [QUANTITY_FIELD],
      onChange: (values) => keep(orderDraft(values, trade)),
    },
  );
  return { form, ownEmail, limits };
}

/** What the deal discloses of its costs, in its own words; null where it says nothing. */
function costsOf({ infoTable }: Deal): string | null {
  return infoTable.find(({ kind }) => kind === 'fees')?.value ?? null;
}

function OrderTotal({ dollars, costs }: { dollars: number | null; costs: string | null }) {
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
      <p className="text-sm text-muted">
        {t('wizard.order.noFees')}
        {costs === null ? null : ` ${t('wizard.order.costs', { costs })}`}
      </p>
    </div>
  );
}
