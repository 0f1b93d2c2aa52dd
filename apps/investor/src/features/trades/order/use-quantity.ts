import { centsFromDollars, dollarsFromCents } from '@portal/domain/money/cents';
import { orderTotalCents } from '@portal/domain/trades/order-total';
import { checkQuantity, largestQuantity, parseQuantity } from '@portal/domain/trades/order-units';
import type { Deal } from '@portal/domain/wire/deal';
import type { Trade } from '@portal/domain/wire/trade';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useState } from 'react';

/** Units that this very order has reserved: they are free for itself. */
export function heldBy(trade: Trade | null): number {
  return trade?.holdsUnits === true ? trade.quantity : 0;
}

/** The total in dollars of so many units, or null where they make no order. */
export function totalDollars(deal: Deal, quantity: number | null): number | null {
  const isCount = quantity !== null && quantity > 0 && quantity <= deal.maximumUnits;
  return isCount ? dollarsFromCents(orderTotalCents(centsFromDollars(deal.unitPrice), quantity)) : null;
}

/** The typed number of units with what is wrong about it, said once the field was left. */
export function useQuantity(deal: Deal, trade: Trade | null, kept: string | undefined) {
  const formats = useFormats();
  const translate = useTranslateKey();
  const held = heldBy(trade);
  const largest = largestQuantity(deal, held);
  const first = trade?.quantity ?? Math.min(Math.max(1, deal.minimumUnits), Math.max(1, largest));
  const [typed, setTyped] = useState(kept ?? formats.number(first));
  const [isLeft, setLeft] = useState(kept !== undefined);
  const quantity = parseQuantity(typed);
  const issue = checkQuantity(quantity, deal, held);
  return {
    typed,
    setTyped,
    leave: () => setLeft(true),
    quantity,
    isValid: issue === null,
    error: issue !== null && isLeft ? translate(issue.key, issue.values) : undefined,
    minimum: Math.max(1, deal.minimumUnits),
    largest,
    total: totalDollars(deal, quantity),
  };
}
