import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkStrip } from './link-strip.tsx';
import { showPart } from './show-part.ts';

/** A part of a page by the id of its `PagePart`, and its title or what is short for it. */
export type IndexedPart = { id: string; title: string };

/**
 * Leads to each part of a page that is many screens long: one line that scrolls on a phone. Where there is room it stays at the top while the page is
 * scrolled; `office.css` keeps what has the focus from lying under it.
 */
export function PartsIndex({ parts }: { parts: readonly IndexedPart[] }) {
  const { t } = useTranslation();
  return (
    <LinkStrip
      label={t('office.onThisPage')}
      className="parts-index z-10 -mx-2 border-line border-b bg-surface xl:sticky xl:top-0"
      listClassName="gap-x-1"
    >
      {parts.map(({ id, title }) => (
        <li key={id} className="shrink-0">
          <Link
            to={{ hash: id }}
            replace
            // The address may name the part already, and then does not change.
            onClick={() => showPart(id)}
            className="flex min-h-11 items-center rounded-control px-2 text-muted text-sm no-underline hover:text-accent"
          >
            {title}
          </Link>
        </li>
      ))}
    </LinkStrip>
  );
}
