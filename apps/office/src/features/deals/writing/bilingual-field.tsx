import { BilingualText, type BilingualTextProps } from '#parts/bilingual-text.tsx';
import type { BilingualPath } from './deal-form.ts';
import { useDealField } from './use-deal-field.tsx';

type BilingualFieldProps = Pick<BilingualTextProps, 'label' | 'hint' | 'shape' | 'rows' | 'maxLength'> & {
  name: BilingualPath;
};

/** A text of the deal in both languages. */
export function BilingualField({ name, ...texts }: BilingualFieldProps) {
  const en = useDealField(`${name}.en`);
  const fr = useDealField(`${name}.fr`);
  return <BilingualText {...texts} name={name} sides={{ en, fr }} />;
}
