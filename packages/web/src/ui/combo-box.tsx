import { hasWords } from '@portal/domain/ground/people/fold-text';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../form/field-id.ts';
import {
  CONTROL,
  FIELD_STACK,
  type FieldBinding,
  FieldHint,
  FieldLabel,
  FieldProblem,
  type FieldTexts,
  isShown,
} from './field.tsx';
import { ChevronDown } from './icons.tsx';
import type { Choice } from './select.tsx';

export type ComboBoxProps = FieldTexts &
  FieldBinding<string> & { choices: readonly Choice[]; placeholder?: string | undefined };

/**
 * One choice from a long list, found by typing part of it; accents are optional ('quebec' finds 'Québec'). Made for the
 * 249 countries.
 */
export function ComboBox(props: ComboBoxProps) {
  const {
    label,
    hint,
    error,
    optional,
    name,
    value,
    onChange,
    onBlur,
    fieldRef,
    isDisabled,
    choices,
    placeholder,
  } = props;
  const { t } = useTranslation();
  return (
    <AriaComboBox
      className={FIELD_STACK}
      id={fieldId(name)}
      defaultItems={choices}
      selectedKey={value === '' ? null : value}
      onSelectionChange={(key) => onChange(key === null ? '' : String(key))}
      {...(onBlur === undefined ? {} : { onBlur })}
      allowsEmptyCollection
      defaultFilter={(text, typed) => hasWords(text, typed)}
      isDisabled={isDisabled === true}
      isRequired={!optional}
      isInvalid={isShown(error)}
      validationBehavior="aria"
    >
      <FieldLabel label={label} optional={optional} />
      <FieldHint hint={hint} />
      <div className="relative">
        <Input
          ref={fieldRef}
          className={`${CONTROL} pr-12`}
          placeholder={placeholder ?? t('ui.select.search')}
        />
        <Button
          aria-label={t('ui.select.open')}
          className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-muted data-hovered:text-text"
        >
          <ChevronDown />
        </Button>
      </div>
      <FieldProblem error={error} />
      <Popover className="w-(--trigger-width) overflow-hidden rounded-control border border-line bg-raised shadow-floating">
        <ListBox
          className="max-h-80 overflow-y-auto overscroll-contain p-1"
          renderEmptyState={() => <p className="px-3 py-2.5 text-sm text-muted">{t('ui.select.none')}</p>}
        >
          {(choice: Choice) => (
            <ListBoxItem
              id={choice.value}
              textValue={choice.label}
              className="flex min-h-11 cursor-pointer items-center rounded-control px-3 py-2 text-base data-focused:bg-accent-soft data-selected:font-semibold data-selected:text-accent"
            >
              {choice.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
