import { type MouseEvent, type ReactNode, useRef } from 'react';
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup';
import { classNames } from '../class-names.ts';
import { fieldId } from '../form/field-id.ts';
import {
  FIELD_STACK,
  type FieldBinding,
  FieldHint,
  FieldLabel,
  FieldProblem,
  type FieldTexts,
  isShown,
} from './field.tsx';

export type RadioChoice = {
  value: string;
  label: ReactNode;
  /** A sentence that sets the choice apart from the others. */
  description?: ReactNode | undefined;
  isDisabled?: boolean | undefined;
};

export type RadioGroupProps = FieldTexts &
  FieldBinding<string> & {
    choices: readonly RadioChoice[];
    /**
     * `cards` gives each choice a frame and room for a description; `row` puts short ones side by side, `tiles` several short ones
     * in columns, `pairs` longer ones in two.
     */
    layout?: 'list' | 'cards' | 'row' | 'tiles' | 'pairs' | undefined;
    /** Hides the label if a heading above says the same; assistive technology still gets it. */
    isLabelHidden?: boolean | undefined;
    /** Called when an answer is pressed, by pointer or Space; moving by arrow keys does not count. */
    onCommit?: ((value: string) => void) | undefined;
  };

const LAYOUTS = {
  list: 'flex flex-col',
  cards: 'grid gap-3',
  row: 'flex flex-wrap gap-3',
  pairs: 'grid gap-2 md:grid-cols-2 md:gap-3',
  tiles: 'grid gap-2 sm:grid-cols-3 sm:gap-3',
} as const;

const FRAMED =
  'min-h-14 items-center rounded-card border border-line-strong bg-raised px-4 py-3 data-hovered:border-accent data-hovered:bg-accent-soft data-selected:border-accent data-selected:bg-accent-soft data-selected:shadow-[inset_0_0_0_1px_var(--color-accent)]';

const CHOICE_LOOKS = {
  list: 'min-h-11 items-start py-2',
  cards: FRAMED,
  row: `${FRAMED} min-w-32 flex-1 sm:flex-none`,
  tiles: `${FRAMED} min-w-0`,
  pairs: `${FRAMED} min-w-0`,
} as const;

/** Single choice from a few visible answers. Arrow keys move and choose, as usual. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, optional, name, value, onChange, onBlur, fieldRef, isDisabled, choices } =
    props;
  const { layout = 'list', isLabelHidden = false, onCommit } = props;
  return (
    <AriaRadioGroup
      className={FIELD_STACK}
      id={fieldId(name)}
      name={name}
      value={value === '' ? null : value}
      onChange={onChange}
      {...(onBlur === undefined ? {} : { onBlur })}
      onClickCapture={useCommit(onCommit)}
      isDisabled={isDisabled === true}
      isRequired={!optional}
      isInvalid={isShown(error)}
      validationBehavior="aria"
    >
      <div className={isLabelHidden ? 'sr-only' : 'contents'}>
        <FieldLabel label={label} optional={optional} />
      </div>
      <FieldHint hint={hint} />
      <div className={`${LAYOUTS[layout]} mt-1`}>
        {choices.map((choice, place) => (
          <Radio
            key={choice.value}
            value={choice.value}
            isDisabled={choice.isDisabled === true}
            {...(place === 0 && fieldRef !== undefined ? { inputRef: fieldRef } : {})}
            className={classNames(
              'group relative flex cursor-pointer gap-3 text-base leading-snug transition-colors data-focus-visible:outline-3 data-focus-visible:outline-focus data-focus-visible:outline-offset-2 data-disabled:text-muted',
              CHOICE_LOOKS[layout],
            )}
          >
            <Dot isTop={layout === 'list'} />
            <span className="flex min-w-0 flex-1 flex-col gap-0.5">
              <span className={choice.description === undefined ? undefined : 'font-semibold'}>
                {choice.label}
              </span>
              {choice.description === undefined ? null : (
                <span className="text-sm text-muted">{choice.description}</span>
              )}
            </span>
          </Radio>
        ))}
      </div>
      <FieldProblem error={error} />
    </AriaRadioGroup>
  );
}

/**
 * Pointer presses are heard on an answer's words, Space and assistive technology on its button; if a browser fires both, one
 * counts. Captured, because answers stop the bubbling. The second half of a double press, which may hit the answers of
 * the next question, does not count.
 */
function useCommit(onCommit: RadioGroupProps['onCommit']): (event: MouseEvent) => void {
  const told = useRef<HTMLInputElement>(null);
  return ({ target, detail }) => {
    const button = buttonOf(target);
    if (button === null || button.disabled || told.current === button) {
      return;
    }
    told.current = button;
    setTimeout(() => {
      told.current = null;
    });
    if (detail <= 1) {
      onCommit?.(button.value);
    }
  };
}

/** The button of the pressed answer; null for a press elsewhere. */
function buttonOf(target: EventTarget): HTMLInputElement | null {
  if (target instanceof HTMLInputElement) {
    return target;
  }
  return target instanceof Element ? (target.closest('label')?.querySelector('input') ?? null) : null;
}

function Dot({ isTop }: { isTop: boolean }) {
  return (
    <span
      className={classNames(
        'grid size-6 shrink-0 place-items-center rounded-full border border-line-strong bg-raised transition-colors group-data-disabled:border-line group-data-hovered:border-accent group-data-invalid:border-danger group-data-selected:border-accent',
        isTop && '-mt-0.5',
      )}
    >
      <span className="size-3 scale-0 rounded-full bg-accent transition-transform group-data-selected:scale-100" />
    </span>
  );
}
