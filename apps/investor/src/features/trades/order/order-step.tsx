import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { takesOrders } from '@portal/domain/offering/deals/funding';
import { isSoldOut } from '@portal/domain/offering/deals/order-units';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { wizardPageKeys } from '@portal/domain/order/wizard/wizard-pages';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftGate } from '../draft-gate.tsx';
import { LockedStep } from '../frame/locked-step.tsx';
import { isEditable } from '../order-to-continue.ts';
import { jointDraftOf } from './joint-answers.ts';
import { OrderForm } from './order-form.tsx';
import { OrderOutline } from './order-outline.tsx';
import { OrderRefused } from './order-refused.tsx';
import { heldBy, keptAmount } from './order-values.ts';

export type OrderStepProps = {
  deal: Deal;
  trade: Trade | null;
  /** False until the person's orders are known: the page then shows what is the same for everybody. */
  isKnown: boolean;
};

/** The first page: how much. Says so where the deal takes no orders or the order is no longer the investor's to change. */
export function OrderStep({ deal, trade, isKnown }: OrderStepProps) {
  const { t } = useTranslation();
  const isSold = isSoldOut(deal, heldBy(trade));
  const isOpen = takesOrders(deal, Date.now()) || trade?.holdsUnits === true;
  // Who has begun keeps what they typed while others order the rest: the amount says so, and units come back.
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
      <DraftGate scope={`order:${deal.id}`} isHeld={!isKnown} outline={<OrderOutline deal={deal} />}>
        {(draft) => (
          <OrderForm
            deal={deal}
            trade={trade}
            kept={{ amount: keptAmount(draft), joint: jointDraftOf(draft?.joint) }}
          />
        )}
      </DraftGate>
    </div>
  );
}
