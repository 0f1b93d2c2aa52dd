import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { watchedDocument } from '#state/page/watched-document.ts';
import { paths } from '#state/paths.ts';
import { setModal } from '#state/slices/modal-slice.ts';
import { useAppDispatch } from '#state/store.ts';

type ContactLinkProps = { className: string; children: ReactNode };

/**
 * The way to the dealer: a dialog over the page, so that nobody loses their place; the contact page before the script is there, in
 * another tab, and from a document in which scripts of other companies run, where nobody should type.
 */
export function ContactLink({ className, children }: ContactLinkProps) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  return (
    <Link
      to={paths.contact()}
      className={className}
      onClick={(event) => {
        const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
        if (opensElsewhere || watchedDocument.isWatched || pathname === paths.contact()) {
          return;
        }
        event.preventDefault();
        dispatch(setModal({ name: 'contact', open: true }));
      }}
    >
      {children}
    </Link>
  );
}
