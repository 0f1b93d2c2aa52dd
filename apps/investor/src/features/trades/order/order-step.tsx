import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { dealPhase, takesOrders } from '@portal/domain/offering/deals/funding';
import { isSoldOut } from '@portal/domain/offering/deals/order-units';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { wizardPageKeys } from '@portal/domain/order/wizard/wizard-pages';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Card } from '@portal/web/ui/card';
import { EmptyState } from '@portal/web/ui/empty-state';
import { LinkButton } from '@portal/web/ui/link-button';
import { PageHeading } from '@portal/web/ui/page-heading';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { DraftGate } from '../draft-gate.tsx';
import { LockedStep } from '../frame/locked-step.tsx';
import { isEditable } from '../order-to-continue.ts';
import { AmountPart } from './amount-part.tsx';
import { DealSummary } from './deal-summary.tsx';
import { jointDraftOf } from './joint-answers.ts';
import { OrderForm } from './order-form.tsx';
import { AMOUNT_FIELD, heldBy, keptAmount } from './order-values.ts';

export type OrderStepProps = {
  deal: Deal;
  trade: Trade | null;
  /** False until the person's orders are known: until then the page shows what is the same for everybody. */
  isKnown: boolean;
  /** How much the law lets the person buy, above the amount. */
  meter: ReactNode;
};

/** The first page: how much. Or a notice if the deal takes no orders, or the investor can no longer change the order. */
export function OrderStep({ deal, trade, isKnown, meter }: OrderStepProps) {
  const { t } = useTranslation();
  const isSold = isSoldOut(deal, heldBy(trade));
  const isOpen = takesOrders(deal, Date.now()) || trade?.holdsUnits === true;
  // Once begun, the form stays while others order the rest: the amount says so, and units come back.
  const [hasBegun, setBegun] = useState(false);
  if (isKnown && !hasBegun && isOpen && !isSold) {
    setBegun(true);
  }
  if (trade !== null && !isEditable(trade)) {
    return <LockedStep page="order" deal={deal} trade={trade} />;
  }
  if (isKnown && !hasBegun && (!isOpen || isSold)) {
    return <OrderRefused deal={deal} isSold={isSold} />;
  }
  return (
    <div className="flex flex-col gap-8">
      <PageHeading title={t(wizardPageKeys('order').title)} intro={t('wizard.order.lead')} />
      <DraftGate
        scope={`order:${deal.id}`}
        isHeld={!isKnown}
        outline={<OrderOutline deal={deal} meter={meter} />}
      >
        {(draft) => (
          <OrderForm
            deal={deal}
            trade={trade}
            meter={meter}
            kept={{ amount: keptAmount(draft), joint: jointDraftOf(draft?.joint) }}
          />
        )}
      </DraftGate>
    </div>
  );
}

const UNTOUCHED = {
  name: AMOUNT_FIELD,
  value: '',
  error: undefined,
  isDisabled: true,
  onChange: () => undefined,
  onBlur: () => undefined,
};

/**
 * The order page before the person's orders and draft are known: what is the same for everybody, in place, so that nothing
 * moves when the form arrives. The amount is disabled, because a draft would replace it.
 */
function OrderOutline({ deal, meter }: { deal: Deal; meter: ReactNode }) {
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div inert className="opacity-60">
        <Card>
          {meter}
          <AmountPart field={UNTOUCHED} deal={deal} held={0} />
        </Card>
      </div>
      <div className="max-lg:hidden">
        <DealSummary deal={deal} />
      </div>
    </div>
  );
}

/** Why a deal takes no orders now, and a link to those that do. */
function OrderRefused({ deal, isSold }: { deal: Deal; isSold: boolean }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const phase = dealPhase(deal, Date.now());
  const reason = phase === 'upcoming' || phase === 'closed' ? phase : isSold ? 'soldOut' : 'closed';
  return (
    <>
      <PageHeading title={deal.name} />
      <EmptyState
        title={t(`wizard.order.${reason}.title`)}
        action={
          <LinkButton tone="primary" href={paths.marketplace()}>
            {t('wizard.order.browse')}
          </LinkButton>
        }
      >
        {t(`wizard.order.${reason}.text`, { date: formats.date(deal.opensAt) })}
      </EmptyState>
    </>
  );
}
