import type { Choice } from '@portal/domain/client/kyc/options';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import type { FieldBinding, FieldTexts } from '@portal/web/ui/field';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { asText } from './answers.ts';

export type ChoiceLayout = 'cards' | 'tiles';

type ChoiceFieldProps = FieldTexts &
  Omit<FieldBinding<unknown>, 'onChange'> & {
    onChange: (value: string | number) => void;
    choices: readonly Choice<string | number>[];
    layout: ChoiceLayout | undefined;
    isLabelHidden: boolean | undefined;
  };

/** One answer out of a list of the domain, whose values may be numbers on the wire. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { value, onChange, choices, layout = 'cards', isLabelHidden, ...rest } = props;
  const translate = useTranslateKey();
  const shown = choices.map((choice) => ({ value: String(choice.value), label: translate(choice.labelKey) }));
  const bound = {
    ...rest,
    choices: shown,
    value: asText(value),
    onChange: (chosen: string) =>
      onChange(choices.find((choice) => String(choice.value) === chosen)?.value ?? ''),
  };
  return <RadioGroup {...bound} layout={layout} isLabelHidden={isLabelHidden} />;
}
