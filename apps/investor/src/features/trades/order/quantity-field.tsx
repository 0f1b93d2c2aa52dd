import { parseQuantity } from '@portal/domain/trades/order-units';
import { useFormats } from '@portal/web/i18n/use-formats';
import { TextField } from '@portal/web/ui/text-field';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';

export const QUANTITY_FIELD = 'quantity';

type QuantityFieldProps = {
  /** As typed; what it means is `parseQuantity`'s to say. */
  value: string;
  onChange: (typed: string) => void;
  onBlur: () => void;
  minimum: number;
  maximum: number;
  error: string | undefined;
  isDisabled: boolean;
};

const STEP_BUTTON =
  'grid size-12 shrink-0 place-items-center rounded-control border border-line-strong bg-raised text-xl leading-none text-accent transition-colors data-hovered:border-accent data-hovered:bg-accent-soft data-disabled:border-line data-disabled:bg-sunken data-disabled:text-muted';

/** A number of units: typed, or one more and one less at a time, within what an order may have. */
export function QuantityField(props: QuantityFieldProps) {
  const { value, onChange, onBlur, minimum, maximum, error, isDisabled } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const quantity = parseQuantity(value);
  const put = (next: number) => onChange(formats.number(Math.min(maximum, Math.max(minimum, next))));
  return (
    <div className="flex items-end gap-2 has-[[role=alert],[slot=errorMessage]]:items-start">
      <div className="min-w-0 flex-1 sm:max-w-60 sm:flex-none">
        <TextField
          name={QUANTITY_FIELD}
          label={t('trades.fields.quantity')}
          hint={t('wizard.order.range', {
            minimum: formats.number(minimum),
            maximum: formats.number(maximum),
          })}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          error={error}
          isDisabled={isDisabled}
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
          figures
        />
      </div>
      <Button
        aria-label={t('wizard.order.fewer')}
        className={STEP_BUTTON}
        isDisabled={isDisabled || (quantity !== null && quantity <= minimum)}
        onPress={() => put((quantity ?? minimum + 1) - 1)}
      >
        <span aria-hidden="true">−</span>
      </Button>
      <Button
        aria-label={t('wizard.order.more')}
        className={STEP_BUTTON}
        isDisabled={isDisabled || (quantity !== null && quantity >= maximum)}
        onPress={() => put((quantity ?? minimum - 1) + 1)}
      >
        <span aria-hidden="true">+</span>
      </Button>
    </div>
  );
}
