import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { Card } from '@portal/web/ui/card';
import { AmountPart } from './amount-part.tsx';
import { DealSummary } from './deal-summary.tsx';
import { AMOUNT_FIELD } from './order-values.ts';

const UNTOUCHED = {
  name: AMOUNT_FIELD,
  value: '',
  error: undefined,
  isDisabled: true,
  onChange: () => undefined,
  onBlur: () => undefined,
};

/**
 * The order's page while it is not known yet what the person ordered or typed before: what is the same for everybody, in its
 * place, so that nothing moves when the form comes. The amount cannot be typed before: a draft would take its place.
 */
export function OrderOutline({ deal }: { deal: Deal }) {
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div inert className="opacity-60">
        <Card>
          <AmountPart field={UNTOUCHED} deal={deal} held={0} />
        </Card>
      </div>
      <div className="max-lg:hidden">
        <DealSummary deal={deal} />
      </div>
    </div>
  );
}
