import { useLatePart } from '@portal/web/page/use-late-part';
import { whenIdle } from '@portal/web/page/when-idle';
import { showToast } from '@portal/web/toasts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfileQuery } from '#state/session-api.ts';
import type { UserProfile } from '#state/slices/user-slice.ts';
import { useAppSelector } from '#state/store.ts';

/** The menu is a sixth of the marketplace's weight, so it loads after the page. */
const loadList = async () => (await import('./user-menu-list.tsx')).UserMenuList;

/** First name and e-mail of the person, and the menu with Referral and Sign out. */
export function UserMenu() {
  const { t } = useTranslation();
  useProfileQuery();
  const profile = useAppSelector((state) => state.user.profile);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => whenIdle(() => void loadList().catch(() => undefined)), []);
  const List = useLatePart(isOpen, loadList, () => {
    setOpen(false);
    showToast('problem', t('ui.error.network'));
  });
  return (
    <>
      <button
        ref={button}
        type="button"
        {...(profile === null ? { 'aria-label': t('shell.header.account') } : {})}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            setOpen(true);
          }
        }}
        className="flex min-h-11 min-w-11 items-center gap-1.5 rounded-control pl-2 text-left hover:bg-accent-soft sm:gap-2.5 sm:px-2"
      >
        {profile === null ? <Initial name="" /> : <Person profile={profile} />}
        <svg
          viewBox="0 0 20 20"
          className="size-4 shrink-0 text-muted"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden="true"
        >
          <path strokeLinecap="round" strokeLinejoin="round" d="m5 8 5 5 5-5" />
        </svg>
      </button>
      {List === null ? null : <List button={button} onClose={() => setOpen(false)} />}
    </>
  );
}

/** On a phone as much of the name as fits; the menu shows all of it. */
function Person({ profile: { firstName, email } }: { profile: UserProfile }) {
  return (
    <>
      <span className="max-sm:hidden">
        <Initial name={firstName} />
      </span>
      <span className="grid min-w-0 leading-tight">
        <span className="max-w-24 truncate text-sm font-semibold sm:max-w-40">{firstName}</span>
        <span className="max-w-60 truncate text-xs text-muted max-md:sr-only">{email}</span>
      </span>
    </>
  );
}

function Initial({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 place-items-center rounded-full bg-accent font-semibold text-accent-contrast uppercase"
    >
      {[...name][0] ?? ''}
    </span>
  );
}
