import { parseQuantity } from '@portal/domain/trades/order-units';
import { fieldId } from '@portal/web/field-id';
import type { LightField } from '@portal/web/form/use-light-form';
import { useFormats } from '@portal/web/i18n/use-formats';
import { CONTROL, FIELD_STACK, FieldHint, FieldLabel, FieldProblem, isShown } from '@portal/web/ui/field';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { useTranslation } from 'react-i18next';

/** The longest text that is read as a number of units. */
const TYPED_MAX = 16;

/** The value is as typed; what it means is `parseQuantity`'s to say. */
type QuantityFieldProps = LightField<string> & { minimum: number; maximum: number };

const STEP_BUTTON =
  'grid size-12 shrink-0 place-items-center rounded-control border border-line-strong bg-raised text-xl leading-none text-accent transition-colors data-hovered:border-accent data-hovered:bg-accent-soft data-disabled:border-line data-disabled:bg-sunken data-disabled:text-muted';

/** A number of units: typed, or one more and one less at a time, within what an order may have. */
export function QuantityField(props: QuantityFieldProps) {
  const { name, value, onChange, onBlur, minimum, maximum, error } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const quantity = parseQuantity(value);
  const put = (next: number) => onChange(formats.number(Math.min(maximum, Math.max(minimum, next))));
  return (
    <TextField
      className={FIELD_STACK}
      id={fieldId(name)}
      name={name}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      isRequired
      isInvalid={isShown(error)}
      validationBehavior="aria"
      inputMode="numeric"
      autoComplete="off"
      maxLength={TYPED_MAX}
    >
      <FieldLabel label={t('trades.fields.quantity')} />
      <FieldHint
        hint={t('wizard.order.range', {
          minimum: formats.number(minimum),
          maximum: formats.number(maximum),
        })}
      />
      <div className="flex max-w-sm gap-2">
        <Input className={`${CONTROL} figures`} />
        <Button
          aria-label={t('wizard.order.fewer')}
          className={STEP_BUTTON}
          isDisabled={quantity !== null && quantity <= minimum}
          onPress={() => put((quantity ?? minimum + 1) - 1)}
        >
          <span aria-hidden="true">−</span>
        </Button>
        <Button
          aria-label={t('wizard.order.more')}
          className={STEP_BUTTON}
          isDisabled={quantity !== null && quantity >= maximum}
          onPress={() => put((quantity ?? minimum - 1) + 1)}
        >
          <span aria-hidden="true">+</span>
        </Button>
      </div>
      <FieldProblem error={error} />
    </TextField>
  );
}
