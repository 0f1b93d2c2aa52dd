import { useFormats } from '../i18n/use-formats.ts';

export type MoneyProps = {
  /** Dollars as the wire carries them. */
  dollars: number;
  /** `exact` always shows cents (orders, totals); `brief` only if there are any. */
  form?: 'exact' | 'brief' | undefined;
};

/** An amount that never breaks across lines, in tabular figures. */
export function Money({ dollars, form = 'exact' }: MoneyProps) {
  const formats = useFormats();
  return (
    <span className="figures whitespace-nowrap">
      {form === 'exact' ? formats.exactMoney(dollars) : formats.money(dollars)}
    </span>
  );
}
