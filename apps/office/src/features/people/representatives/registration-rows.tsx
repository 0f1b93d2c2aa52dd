import { type ProvinceCode, provinceNameKey } from '@portal/domain/ground/people/provinces';
import { REGISTRATIONS_MAX } from '@portal/domain/people/representatives/representative-schemas';
import { fieldId } from '@portal/web/form/field-id';
import type { LightField } from '@portal/web/form/use-light-form';
import { Button } from '@portal/web/ui/button';
import { DateField } from '@portal/web/ui/date-field';
import { NativeProblem } from '@portal/web/ui/native-field';
import { Select } from '@portal/web/ui/select';
import { useTranslation } from 'react-i18next';
import { NO_REGISTRATION, type TypedRegistration } from './check-facts.ts';

type RegistrationRowsProps = {
  field: LightField<readonly TypedRegistration[]>;
  /** Where the dealer is or will be registered. */
  offered: readonly ProvinceCode[];
};

/** Where a representative is registered, a row for each period. */
export function RegistrationRows({ field, offered }: RegistrationRowsProps) {
  const { t } = useTranslation();
  const { name, value: rows, onChange, error } = field;
  const change = (place: number, typed: Partial<TypedRegistration>) =>
    onChange(rows.map((row, index) => (index === place ? { ...row, ...typed } : row)));
  return (
    <fieldset id={fieldId(name)} tabIndex={-1} className="grid gap-4" onBlur={field.onBlur}>
      <legend className="font-semibold">{t('representatives.registrations.label')}</legend>
      <p className="text-muted text-sm">{t('representatives.registrations.hint')}</p>
      <ul className="grid gap-4">
        {rows.map((row, place) => (
          <li key={row.key} className="grid gap-3 border-line border-t pt-4">
            <Row
              row={row}
              names={{
                row: t('representatives.registrations.row', { number: place + 1 }),
                id: `${name}-${row.key}`,
              }}
              offered={offered}
              onChange={(typed) => change(place, typed)}
              onRemove={() => onChange(rows.filter((_row, index) => index !== place))}
            />
          </li>
        ))}
      </ul>
      <NativeProblem id={fieldId(name)} error={error} />
      {rows.length >= REGISTRATIONS_MAX ? null : (
        <div>
          <Button
            size="small"
            onPress={() => onChange([...rows, { ...NO_REGISTRATION, key: nextKey(rows) }])}
          >
            {t('representatives.registrations.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function nextKey(rows: readonly TypedRegistration[]): number {
  return Math.max(0, ...rows.map(({ key }) => key)) + 1;
}

type RowProps = {
  row: TypedRegistration;
  names: { row: string; id: string };
  offered: readonly ProvinceCode[];
  onChange: (typed: Partial<TypedRegistration>) => void;
  onRemove: () => void;
};

function Row({ row, names, offered, onChange, onRemove }: RowProps) {
  const { t } = useTranslation();
  // What was said before of a province that is offered no more stays to be read, and to be ended.
  const choices =
    offered.some((code) => code === row.province) || row.province === ''
      ? offered
      : [...offered, row.province];
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-3">
        <Select
          name={`${names.id}-province`}
          label={t('representatives.registrations.province')}
          value={row.province}
          onChange={(province) => onChange({ province: choices.find((code) => code === province) ?? '' })}
          choices={choices.map((code) => ({ value: code, label: t(provinceNameKey(code)) }))}
        />
        <DateField
          name={`${names.id}-from`}
          label={t('representatives.registrations.from')}
          value={row.from}
          onChange={(from) => onChange({ from })}
          hasShortHint
        />
        <DateField
          name={`${names.id}-last-day`}
          label={t('representatives.registrations.lastDay')}
          value={row.lastDay}
          onChange={(lastDay) => onChange({ lastDay })}
          optional
          hasShortHint
        />
      </div>
      <div>
        <Button
          size="small"
          tone="quiet"
          aria-label={t('representatives.registrations.removeLabel', { row: names.row })}
          onPress={onRemove}
        >
          {t('representatives.registrations.remove')}
        </Button>
      </div>
    </>
  );
}
