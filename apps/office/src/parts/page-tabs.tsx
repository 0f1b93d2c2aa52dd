import { classNames } from '@portal/web/class-names';
import { NavLink } from 'react-router';
import { LinkStrip } from './link-strip.tsx';

export type PageTab = {
  to: string;
  text: string;
  /** Pages below this address are other tabs. */
  isExact?: boolean;
};

/** The pages of one thing as tabs, each with its own address. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  return (
    <LinkStrip label={label} className="border-line border-b" listClassName="-mb-px gap-1">
      {tabs.map(({ to, text, isExact = false }) => (
        <li key={to} className="shrink-0">
          <NavLink
            to={to}
            end={isExact}
            className={({ isActive }) =>
              classNames(
                'flex min-h-11 items-center border-b-2 px-3 no-underline hover:text-accent focus-visible:-outline-offset-3',
                isActive ? 'border-accent font-semibold text-accent' : 'border-transparent text-muted',
              )
            }
          >
            {text}
          </NavLink>
        </li>
      ))}
    </LinkStrip>
  );
}
