import { ACTION_SHEETS } from './action-sheets.tsx';
import { CHOICE_SHEETS } from './choice-sheets.tsx';
import { CONTENT_SHEETS } from './content-sheets.tsx';
import { COST_SHEETS } from './cost-sheets.tsx';
import { DOCUMENT_SHEETS } from './document-sheets.tsx';
import { FIELD_SHEETS } from './field-sheets.tsx';
import { MESSAGE_SHEETS } from './message-sheets.tsx';
import { PROGRESS_SHEETS } from './progress-sheets.tsx';
import type { Sheet } from './sheet.tsx';

/** Every part of the kit; a test compares them with the files of `packages/web/src/ui`. */
export const SHEETS: readonly Sheet[] = [
  ...ACTION_SHEETS,
  ...FIELD_SHEETS,
  ...CHOICE_SHEETS,
  ...CONTENT_SHEETS,
  ...COST_SHEETS,
  ...DOCUMENT_SHEETS,
  ...MESSAGE_SHEETS,
  ...PROGRESS_SHEETS,
];

/** Every part, one below the other, each state with its name. */
export function Catalogue() {
  return (
    <div className="flex flex-col gap-14">
      {SHEETS.map(({ part, isWide, states }) => (
        <section key={part} id={part} aria-label={part} className="flex flex-col gap-5">
          <h2 className="border-line border-b pb-2 text-xl">{part}</h2>
          <ul
            className={`grid items-start gap-x-10 gap-y-8 ${isWide ? '' : 'md:grid-cols-2 xl:grid-cols-3'}`}
          >
            {Object.entries(states).map(([name, state]) => (
              <li key={name} className="flex min-w-0 flex-col gap-2">
                <p className="text-sm text-muted">{name}</p>
                <div>{state}</div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
