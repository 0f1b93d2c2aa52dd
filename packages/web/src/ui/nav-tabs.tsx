import { Link } from 'react-aria-components/Link';

export type NavTab = { href: string; label: string; isCurrent: boolean };

/** Places side by side, as links: MARKETPLACE and PORTFOLIO. For panels on one page take Tabs. */
export function NavTabs({ label, tabs }: { label: string; tabs: readonly NavTab[] }) {
  return (
    <nav aria-label={label} className="-mb-px overflow-x-auto">
      <ul className="flex gap-1">
        {tabs.map(({ href, label: words, isCurrent }) => (
          <li key={href}>
            <Link
              href={href}
              {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
              className={`inline-flex min-h-12 items-center border-b-3 px-4 text-sm font-semibold uppercase tracking-wide no-underline transition-colors focus-visible:-outline-offset-3 ${isCurrent ? 'border-accent text-text' : 'border-transparent text-muted data-hovered:border-line-strong data-hovered:text-text'}`}
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
