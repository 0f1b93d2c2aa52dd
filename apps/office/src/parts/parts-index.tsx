import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkStrip } from './link-strip.tsx';
import { showPart } from './show-part.ts';

/** A part of a page: the id of its `PagePart`, and its title or a short form of it. */
export type IndexedPart = { id: string; title: string };

/**
 * Links to each part of a long page: one line that scrolls on a phone. If there is room it stays at the top while the page is
 * scrolled; `office.css` keeps the focused element from being hidden under it.
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
            // The address may already name the part, and then does not change.
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
