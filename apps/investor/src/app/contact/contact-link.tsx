import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { watchedDocument } from '#state/page/watched-document.ts';
import { paths } from '#state/paths.ts';
import { setModal } from '#state/slices/modal-slice.ts';
import { useAppDispatch } from '#state/store.ts';

type ContactLinkProps = { className: string; children: ReactNode };

/**
 * Contacts the dealer: in a dialog, so that nobody loses their place; on the contact page before scripts run, in another
 * tab, and from a document with third-party scripts, where nobody should type.
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
