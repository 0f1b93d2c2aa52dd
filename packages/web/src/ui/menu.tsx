import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { ChevronDown } from './icons.tsx';

/** Either leads to a place (`href`) or does something (`onAction`). */
export type MenuEntry = { id: string; label: ReactNode } & ({ href: string } | { onAction: () => void });

export type MenuProps = {
  /** What stands on the button. */
  trigger: ReactNode;
  /** Its name, where the trigger is a picture or initials. */
  label?: string | undefined;
  entries: readonly MenuEntry[];
};

/** A button that opens a short list of actions. */
export function Menu({ trigger, label, entries }: MenuProps) {
  return (
    <MenuTrigger>
      <Button
        {...(label === undefined ? {} : { 'aria-label': label })}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 text-sm font-semibold transition-colors data-hovered:bg-accent-soft data-pressed:bg-accent-soft"
      >
        {trigger}
        <ChevronDown className="size-4 text-muted" />
      </Button>
      <Popover
        placement="bottom end"
        className="min-w-52 animate-rise rounded-control border border-line bg-raised p-1 shadow-floating"
      >
        <AriaMenu className="outline-none">
          {entries.map((entry) => (
            <MenuItem
              key={entry.id}
              id={entry.id}
              {...('href' in entry ? { href: entry.href } : { onAction: entry.onAction })}
              className="flex min-h-11 cursor-pointer items-center rounded-control px-3 py-2 text-base text-text no-underline data-focused:bg-accent-soft data-focus-visible:-outline-offset-3"
            >
              {entry.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
