import { Button } from '@portal/web/ui/button';
import { type Choice, Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countAsked } from './list-address.ts';

export type FilterField<Name extends string> = {
  name: Name;
  label: string;
  /** The text for no choice; "all" unless given. */
  placeholder?: string | undefined;
  choices: Choice[];
};

type Search = { label: string; hint?: string | undefined; maxLength: number; tone?: 'primary' | undefined };

type FilterFormProps<Name extends string> = {
  /** The current filter, by field name. */
  filter: { readonly [Field in Name | 'search']?: string | undefined };
  search?: Search | undefined;
  fields: readonly FilterField<Name>[];
  /** An empty value removes the filter. */
  onChange: (name: Name | 'search', value: string) => void;
  onClear: () => void;
  /** How many filters are set; counted from `filter` unless given. */
  asked?: number | undefined;
  /** Wraps the choices in something that folds. */
  folded?: ((choices: ReactNode) => ReactNode) | undefined;
};

/** The search and filters of a list. Choices take effect at once, search words on submit; both are part of the address. */
export function FilterForm<Name extends string>(props: FilterFormProps<Name>) {
  const { filter, search, fields, onChange, onClear, folded = (choices) => choices } = props;
  const { asked = countAsked(filter) } = props;
  const { t } = useTranslation();
  return (
    <search className="grid gap-3 rounded-card border border-line bg-raised p-4">
      {search === undefined ? null : (
        <SearchField {...search} asked={filter.search} onSearch={(words) => onChange('search', words)} />
      )}
      {folded(
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-3">
          {fields.map(({ name, label, placeholder, choices }) => (
            <Select
              key={name}
              name={`filter-${name}`}
              label={label}
              optional="unsaid"
              placeholder={placeholder ?? t('office.list.all')}
              choices={choices}
              value={filter[name] ?? ''}
              onChange={(value) => onChange(name, value)}
            />
          ))}
        </div>,
      )}
      {asked === 0 ? null : (
        <p>
          <Button tone="quiet" size="small" onPress={onClear}>
            {t('office.list.clear')}
          </Button>
        </p>
      )}
    </search>
  );
}

type SearchFieldProps = Search & { asked: string | undefined; onSearch: (words: string) => void };

function SearchField({ label, hint, maxLength, tone, asked, onSearch }: SearchFieldProps) {
  const { t } = useTranslation();
  const [searched, setSearched] = useTypedWords(asked);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSearch(searched.trim());
  };
  return (
    <form onSubmit={send} className="flex flex-wrap items-end gap-3">
      <div className="min-w-56 grow">
        <TextField
          name="search"
          label={label}
          hint={hint}
          optional="unsaid"
          autoComplete="off"
          maxLength={maxLength}
          value={searched}
          onChange={setSearched}
        />
      </div>
      <Button type="submit" tone={tone}>
        {t('office.list.search')}
      </Button>
    </form>
  );
}

/** The search words as typed. If Back, a view or a cleared filter brings others, those are shown; the field keeps its focus. */
function useTypedWords(asked: string | undefined): [string, (words: string) => void] {
  const [typed, setTyped] = useState(asked ?? '');
  const [answered, setAnswered] = useState(asked);
  if (answered !== asked) {
    setAnswered(asked);
    setTyped(asked ?? '');
  }
  return [typed, setTyped];
}
