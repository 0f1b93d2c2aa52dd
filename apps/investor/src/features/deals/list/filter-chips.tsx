import { Check } from '@portal/web/ui/icons';

type Chip = { value: string; label: string; count: number };

type FilterChipsProps = {
  name: string;
  legend: string;
  chips: readonly Chip[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Any number of a few kinds, each with the number of deals it has. The browser's own checkboxes underneath. */
export function FilterChips({ name, legend, chips, chosen, onChange }: FilterChipsProps) {
  const toggle = (value: string, isChosen: boolean) =>
    onChange(
      chips.map((chip) => chip.value).filter((each) => (each === value ? isChosen : chosen.includes(each))),
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {chips.map(({ value, label, count }) => (
          <label
            key={value}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong bg-raised px-4 text-sm transition-colors hover:border-accent hover:bg-accent-soft has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
              className="peer sr-only"
            />
            <Check className="-ml-1 hidden size-4 peer-checked:block" />
            {label}
            <span className="figures text-muted">{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
