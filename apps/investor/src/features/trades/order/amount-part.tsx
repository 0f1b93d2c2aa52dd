import { smallestOrderOf } from '@portal/domain/offering/deals/choosing/filter-deals';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { amountChoices, amountOfUnits, unitsOfAmount } from '@portal/domain/offering/deals/order-amount';
import { isSoldOut, largestQuantity, unitsAvailable } from '@portal/domain/offering/deals/order-units';
import { fieldId } from '@portal/web/form/field-id';
import type { NumberAnswer } from '@portal/web/form/read-number';
import type { LightField } from '@portal/web/form/use-light-form';
import { useFormats } from '@portal/web/i18n/use-formats';
import { AmountField } from '@portal/web/ui/amount-field';
import { CostsOfOrder } from '@portal/web/ui/costs-of-order';
import { Disclosure } from '@portal/web/ui/disclosure';
import { useTranslation } from 'react-i18next';
import { AMOUNT_FIELD } from './order-values.ts';

type AmountPartProps = {
  field: LightField<NumberAnswer>;
  deal: Deal;
  /** Units reserved by this order itself. */
  held: number;
  /** Dollars that the law lets the person buy; null without a limit, and before it is known. */
  most?: number | null;
};

/** How much to invest, typed or chosen in dollars; what it buys, and what it costs. */
export function AmountPart({ field, deal, held, most = null }: AmountPartProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const units = unitsOfAmount(field.value, deal.unitPrice);
  const left = unitsAvailable(deal, held);
  return (
    <div className="flex flex-col gap-4">
      <AmountField
        {...field}
        label={t('trades.fields.amount')}
        hint={t('wizard.order.range', {
          minimum: money(smallestOrderOf(deal)),
          maximum: money(amountOfUnits(Math.max(1, largestQuantity(deal, held)), deal.unitPrice)),
          price: money(deal.unitPrice),
        })}
      />
      <AmountChoices deal={deal} held={held} most={most} chosen={field.value} onChoose={field.onChange} />
      <output
        htmlFor={fieldId(AMOUNT_FIELD)}
        aria-live="polite"
        className="figures block min-h-7 text-lg font-semibold"
      >
        {units === null ? null : units > left ? (
          <span className="font-normal text-base">
            {isSoldOut(deal, held)
              ? t('wizard.order.noneLeft')
              : t('wizard.order.fewerLeft', { amount: money(amountOfUnits(left, deal.unitPrice)) })}
          </span>
        ) : (
          t('wizard.order.equals', { count: units })
        )}
      </output>
      <OrderCosts deal={deal} amount={units === null ? null : amountOfUnits(units, deal.unitPrice)} />
    </div>
  );
}

const CHIP =
  'figures min-h-11 rounded-full border px-2 text-sm font-semibold transition-colors hover:border-accent hover:bg-accent-soft aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-accent-contrast border-line-strong bg-raised';

type AmountChoicesProps = {
  deal: Deal;
  held: number;
  most: number | null;
  chosen: NumberAnswer;
  onChoose: (amount: number) => void;
};

function AmountChoices({ deal, held, most, chosen, onChoose }: AmountChoicesProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <fieldset
      aria-label={t('wizard.order.choices')}
      className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2"
    >
      {amountChoices(deal, held, most).map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={chosen === amount}
          onClick={() => onChoose(amount)}
          className={CHIP}
        >
          {money(amount)}
        </button>
      ))}
    </fieldset>
  );
}

type OrderCostsProps = {
  deal: Deal;
  /** The order's dollars; null while the input buys no whole units. */
  amount: number | null;
};

/**
 * The order's costs in dollars, and the issuer's own words about costs: folded if there are figures, which they would repeat
 * on $10,000.
 */
function OrderCosts({ deal, amount }: OrderCostsProps) {
  const { t } = useTranslation();
  const said = deal.infoTable.find(({ kind }) => kind === 'fees');
  return (
    <div>
      {amount === null ? null : <CostsOfOrder costs={deal.costs} amount={amount} level={2} />}
      <p className="mt-4 border-line border-t pt-4 text-sm text-muted">
        {deal.costs?.some(({ paidBy }) => paidBy === 'investor') === true
          ? t('wizard.order.ownCosts')
          : t('wizard.order.noFees')}
        {said !== undefined && deal.costs === undefined
          ? ` ${t('wizard.order.costs', { label: said.label, words: said.value })}`
          : null}
      </p>
      {said !== undefined && deal.costs !== undefined ? (
        <Disclosure summary={t('wizard.order.costsInWords', { label: said.label })}>{said.value}</Disclosure>
      ) : null}
    </div>
  );
}
