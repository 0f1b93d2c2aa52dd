import { Button } from '@portal/web/ui/button';
import { ChevronDown, Search as SearchIcon } from '@portal/web/ui/icons';
import { type Choice, Select } from '@portal/web/ui/select';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_OF_LIST } from './keys/search-of-list.ts';
import { countAsked } from './list-address.ts';

export type FilterField<Name extends string> = {
  name: Name;
  label: string;
  /** The text for no choice; "all" unless given. */
  placeholder?: string | undefined;
  choices: Choice[];
};

type Search = { label: string; hint?: string | undefined; maxLength: number };

type FilterFormProps<Name extends string> = {
  /** The current filter, by field name. */
  filter: { readonly [Field in Name | 'search']?: string | undefined };
  search?: Search | undefined;
  /** Those in the bar itself, and those that unfold below it. */
  fields: readonly FilterField<Name>[];
  folded?: readonly FilterField<Name>[] | undefined;
  /** An empty value removes the filter. */
  onChange: (name: Name | 'search', value: string) => void;
  onClear: () => void;
  /** How many filters are set; counted from `filter` unless given. */
  asked?: number | undefined;
  /** What else stands in the bar, at its end. */
  children?: ReactNode;
};

/** The search and filters of a list, in one bar. Choices take effect at once, search words on Enter; both are part of the address. */
export function FilterForm<Name extends string>(props: FilterFormProps<Name>) {
  const { filter, search, fields, folded = [], onChange, onClear, children } = props;
  const { asked = countAsked(filter) } = props;
  const { t } = useTranslation();
  const foldedAsked = folded.filter(({ name }) => filter[name] !== undefined).length;
  const [isOpen, setOpen] = useState(foldedAsked > 0);
  const fold = useId();
  return (
    <search className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {search === undefined ? null : (
          <SearchField {...search} asked={filter.search} onSearch={(words) => onChange('search', words)} />
        )}
        {fields.map((field) => (
          <BarSelect
            key={field.name}
            field={field}
            value={filter[field.name] ?? ''}
            onChange={(value) => onChange(field.name, value)}
          />
        ))}
        {folded.length === 0 ? null : (
          <Button
            size="small"
            aria-expanded={isOpen}
            {...(isOpen ? { 'aria-controls': fold } : {})}
            onPress={() => setOpen(!isOpen)}
          >
            {t('office.list.filters')}
            {foldedAsked === 0 ? null : <span className="figures text-accent">{foldedAsked}</span>}
            <ChevronDown className="size-4" />
          </Button>
        )}
        {asked === 0 ? null : (
          <Button tone="quiet" size="small" onPress={onClear}>
            {t('office.list.clear')}
          </Button>
        )}
        <div className="ml-auto flex flex-wrap items-center gap-2 empty:hidden">{children}</div>
      </div>
      {isOpen ? (
        <div
          id={fold}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-3 rounded-card border border-line bg-raised p-4"
        >
          {folded.map(({ name, label, placeholder, choices }) => (
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
        </div>
      ) : null}
    </search>
  );
}

const BAR_CONTROL =
  'min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-raised text-sm text-text hover:border-text';

type BarSelectProps = { field: FilterField<string>; value: string; onChange: (value: string) => void };

/** A filter of the bar; before a choice it says what it filters by. */
function BarSelect({ field: { name, label, placeholder, choices }, value, onChange }: BarSelectProps) {
  const { t } = useTranslation();
  return (
    <div className="relative max-w-60 grow basis-36" style={{ minWidth: roomFor(choices) }}>
      <select
        name={`filter-${name}`}
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${BAR_CONTROL} appearance-none overflow-hidden text-ellipsis whitespace-normal pr-6 pl-3 leading-tight ${value === '' ? '' : 'border-accent font-semibold'}`}
      >
        <option value="">
          {t('office.list.filterOf', { label, all: placeholder ?? t('office.list.all') })}
        </option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute inset-y-0 right-1.5 my-auto size-4 text-muted" />
    </div>
  );
}

/** A choice may take two lines, but no word of it is cut: its longest, and what stands beside it in the box. */
function roomFor(choices: readonly Choice[]): string {
  const letters = Math.max(0, ...choices.flatMap(({ label }) => label.split(' ').map((word) => word.length)));
  return `clamp(9rem, ${letters}ch + 2.25rem, 15rem)`;
}

type SearchFieldProps = Search & { asked: string | undefined; onSearch: (words: string) => void };

function SearchField({ label, hint, maxLength, asked, onSearch }: SearchFieldProps) {
  const { t } = useTranslation();
  const [searched, setSearched] = useTypedWords(asked);
  const hintId = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSearch(searched.trim());
  };
  return (
    <form onSubmit={send} className="relative min-w-48 grow-3 basis-48">
      <input
        {...{ [SEARCH_OF_LIST]: '' }}
        type="text"
        name="search"
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        placeholder={label}
        title={hint}
        autoComplete="off"
        maxLength={maxLength}
        value={searched}
        onChange={(event) => setSearched(event.target.value)}
        className={`${BAR_CONTROL} pr-12 pl-3 placeholder:text-muted`}
      />
      {hint === undefined ? null : (
        <span id={hintId} className="sr-only">
          {hint}
        </span>
      )}
      <button
        type="submit"
        aria-label={t('office.list.search')}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-accent"
      >
        <SearchIcon className="size-5" />
      </button>
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
