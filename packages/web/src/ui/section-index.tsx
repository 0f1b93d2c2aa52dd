import { Button } from 'react-aria-components/Button';
import { classNames } from '../class-names.ts';
import { AttentionMark, Check } from './icons.tsx';

export type IndexedSectionState = 'todo' | 'begun' | 'done' | 'attention';

export type IndexedSection<Id extends string = string> = {
  id: Id;
  title: string;
  state: IndexedSectionState;
  /** The state in words: no state is shown by colour alone. */
  stateText: string;
};

export type SectionIndexProps<Id extends string> = {
  label: string;
  sections: readonly IndexedSection<Id>[];
  /** The open section; null if none is. */
  open: Id | null;
  onOpen: (id: Id) => void;
  /** The id of the element that a section opens in. */
  panelId: string;
};

const MARKS: Record<IndexedSectionState, string> = {
  todo: 'border-line-strong bg-raised text-muted',
  begun: 'border-accent bg-raised text-accent',
  done: 'border-accent bg-accent text-accent-contrast',
  attention: 'border-attention bg-attention-soft text-attention',
};

const STATE_TEXTS: Record<IndexedSectionState, string> = {
  todo: 'text-muted',
  begun: 'text-muted',
  done: 'text-accent',
  attention: 'font-semibold text-attention',
};

/** How many numbers, each as wide as a thumb, fit in a row on a phone. */
const ONE_ROW_MAX = 7;

/**
 * The sections of a long form, each one press away. A column next to the form; a row of numbers if there is no
 * room for one, and more rows if a thumb would hit two numbers at once.
 */
export function SectionIndex<Id extends string>(props: SectionIndexProps<Id>) {
  const { label, sections, open, onOpen, panelId } = props;
  return (
    <nav aria-label={label}>
      <ol
        className={classNames(
          'grid auto-cols-fr grid-flow-col gap-0.5 lg:grid-flow-row lg:gap-1',
          sections.length > ONE_ROW_MAX
            ? 'max-sm:grid-flow-row max-sm:grid-cols-5'
            : 'max-[22rem]:grid-flow-row max-[22rem]:grid-cols-4',
        )}
      >
        {sections.map((section, place) => (
          <li key={section.id}>
            <Button
              aria-expanded={section.id === open}
              {...(section.id === open ? { 'aria-controls': panelId } : {})}
              onPress={() => onOpen(section.id)}
              className={classNames(
                'flex min-h-12 w-full items-center justify-center gap-3 rounded-control text-left transition-colors data-hovered:bg-sunken lg:justify-start lg:px-3 lg:py-2',
                section.id === open && 'bg-accent-soft',
              )}
            >
              <Mark section={section} number={place + 1} isOpen={section.id === open} />
              <span className="sr-only min-w-0 flex-col leading-snug lg:not-sr-only lg:flex">
                <span className={section.id === open ? 'font-semibold' : undefined}>{section.title}</span>
                <span className="sr-only">, </span>
                <span className={classNames('text-sm', STATE_TEXTS[section.state])}>{section.stateText}</span>
              </span>
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type MarkProps = { section: IndexedSection; number: number; isOpen: boolean };

function Mark({ section: { state }, number, isOpen }: MarkProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'figures grid size-8 shrink-0 place-items-center rounded-full border text-sm font-semibold',
        MARKS[state],
        isOpen && 'outline-2 outline-accent outline-offset-2',
      )}
    >
      {state === 'done' ? <Check className="size-4" /> : null}
      {state === 'attention' ? <AttentionMark className="size-4" /> : null}
      {state === 'todo' || state === 'begun' ? number : null}
    </span>
  );
}
