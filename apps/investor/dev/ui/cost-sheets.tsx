import type { DealCost } from '@portal/domain/offering/deals/deal.wire';
import { CostsOfAmount } from '@portal/web/ui/costs-of-amount';
import { CostsOfOrder } from '@portal/web/ui/costs-of-order';
import { type Sheet, useSay } from './sheet.tsx';

function useCosts(): readonly DealCost[] {
  const say = useSay();
  const byIssuer = { kind: 'percent', paidBy: 'issuer' } as const;
  return [
    {
      ...byIssuer,
      label: say('Commission to the dealer', 'Commission au courtier'),
      value: 5,
      when: 'start',
      isEstimate: false,
    },
    { ...byIssuer, label: say('Filing', 'Dépôt'), value: 1.5, when: 'start', isEstimate: false },
    { ...byIssuer, label: say('Management', 'Gestion'), value: 0.8, when: 'yearly', isEstimate: true },
  ];
}

function AmountSample() {
  return <CostsOfAmount costs={useCosts()} amount={10_000} />;
}

/** The investor pays one of these, and its line says so. */
function OwnSample() {
  const say = useSay();
  const costs = useCosts();
  const own: DealCost = {
    label: say('Redemption', 'Rachat'),
    kind: 'dollars',
    value: 25,
    when: 'exit',
    paidBy: 'investor',
    isEstimate: false,
  };
  return <CostsOfAmount costs={[...costs, own]} amount={10_000} />;
}

function OrderSample() {
  return <CostsOfOrder costs={useCosts()} amount={37_500} />;
}

/** What an investment costs. */
export const COST_SHEETS: readonly Sheet[] = [
  {
    part: 'costs-of-amount',
    states: { 'paid by the issuer': <AmountSample />, 'one by the investor': <OwnSample /> },
  },
  { part: 'costs-of-order', states: { 'with figures': <OrderSample /> } },
];
