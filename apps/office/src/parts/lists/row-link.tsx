import type { ReactNode } from 'react';
import { Link } from 'react-router';

type RowLinkProps = {
  /** Null for a row that opens over its list. */
  href: string | null;
  /** Called when the row is followed in this tab, or opened over its list. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
};

const COVERS_ROW =
  'text-start font-semibold no-underline wrap-anywhere after:absolute after:inset-0 hover:text-accent focus-visible:outline-none';

/** What a row of a dense table leads to. It covers the row, and is a link of the browser's own: it opens in a new tab, too. */
export function RowLink({ href, onOpen, children }: RowLinkProps) {
  return href === null ? (
    <button type="button" data-row-link="" className={COVERS_ROW} onClick={onOpen}>
      {children}
    </button>
  ) : (
    <Link to={href} data-row-link="" className={COVERS_ROW} onClick={onOpen}>
      {children}
    </Link>
  );
}
