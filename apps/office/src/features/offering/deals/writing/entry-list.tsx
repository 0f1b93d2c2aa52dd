import { fieldId } from '@portal/web/form/field-id';
import { Button } from '@portal/web/ui/button';
import { ChevronDown } from '@portal/web/ui/icons';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProblemAt } from './use-deal-field.tsx';
import { useWriting, type WantedField } from './writing-context.ts';

type Entry = { key: string; title: string };

export type EntryListProps = {
  /** The path of the list. */
  name: string;
  entries: readonly Entry[];
  /** Renders the fields of the entry at an index. */
  children: (place: number) => ReactNode;
  onMove: (from: number, to: number) => void;
  onRemove: (place: number) => void;
  /** Shown if the list is empty. */
  empty: string;
};

/** The entries of a list, one open at a time; each can be moved and removed. */
export function EntryList({ name, entries, children, onMove, onRemove, empty }: EntryListProps) {
  const { wanted } = useWriting();
  const { error } = useProblemAt(name);
  const [open, setOpen] = useState<number | null>(() => placeOf(wanted, name));
  const [seen, setSeen] = useState({ wanted, count: entries.length });
  // While rendering: the entry that the person jumps to or has just added must be open before its field is looked up.
  if (seen.wanted !== wanted || seen.count !== entries.length) {
    setSeen({ wanted, count: entries.length });
    setOpen(seen.count < entries.length ? entries.length - 1 : (placeOf(wanted, name) ?? open));
  }
  return (
    <div id={fieldId(name)} tabIndex={-1} className="grid grid-cols-1 gap-3">
      {error === undefined ? null : <p className="text-sm text-attention">{error}</p>}
      {entries.length === 0 ? <p className="text-muted">{empty}</p> : null}
      <ol className="grid grid-cols-1 gap-3">
        {entries.map(({ key, title }, place) => (
          <EntryOfList
            key={key}
            title={title}
            isOpen={place === open}
            onOpen={() => setOpen(place === open ? null : place)}
            buttons={
              <EntryButtons
                title={title}
                isFirst={place === 0}
                isLast={place === entries.length - 1}
                onMove={(by) => {
                  onMove(place, place + by);
                  setOpen(place + by);
                }}
                onRemove={() => {
                  onRemove(place);
                  setOpen(null);
                }}
              />
            }
          >
            {place === open ? children(place) : null}
          </EntryOfList>
        ))}
      </ol>
    </div>
  );
}

type EntryOfListProps = {
  title: string;
  isOpen: boolean;
  onOpen: () => void;
  buttons: ReactNode;
  children: ReactNode;
};

function EntryOfList({ title, isOpen, onOpen, buttons, children }: EntryOfListProps) {
  const id = useId();
  return (
    <li className="rounded-card border border-line bg-raised">
      <h3 className="text-base">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onOpen}
          className="flex min-h-12 w-full items-center justify-between gap-4 rounded-card px-4 py-2 text-left font-semibold font-text hover:text-accent"
        >
          <span className="min-w-0 wrap-anywhere">{title}</span>
          <ChevronDown
            className={`size-5 shrink-0 text-accent transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className="border-line border-t p-4">
        <div className="grid gap-5">
          {children}
          {isOpen ? buttons : null}
        </div>
      </div>
    </li>
  );
}

type EntryButtonsProps = {
  title: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

function EntryButtons({ title, isFirst, isLast, onMove, onRemove }: EntryButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {isFirst ? null : (
        <Button
          size="small"
          tone="quiet"
          onPress={() => onMove(-1)}
          aria-label={t('officeDeals.entries.upLabel', { title })}
        >
          {t('officeDeals.entries.up')}
        </Button>
      )}
      {isLast ? null : (
        <Button
          size="small"
          tone="quiet"
          onPress={() => onMove(1)}
          aria-label={t('officeDeals.entries.downLabel', { title })}
        >
          {t('officeDeals.entries.down')}
        </Button>
      )}
      <Button size="small" onPress={onRemove} aria-label={t('officeDeals.entries.removeLabel', { title })}>
        {t('officeDeals.entries.remove')}
      </Button>
    </div>
  );
}

/** The index of the entry with the wanted field; null if it is not in this list. */
function placeOf(wanted: WantedField | null, name: string): number | null {
  const [place] = wanted?.path.startsWith(`${name}.`) ? wanted.path.slice(name.length + 1).split('.') : [];
  return place === undefined || !/^\d+$/.test(place) ? null : Number(place);
}
