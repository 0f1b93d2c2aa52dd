import { whenIdle } from '@portal/web/when-idle';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProfileQuery } from '#state/session-api.ts';
import { useAppSelector } from '#state/store.ts';

const loadList = async () => ({ default: (await import('./user-menu-list.tsx')).UserMenuList });
/** What opens over the page is a sixth of the marketplace's weight: it comes when the page is there. */
const UserMenuList = lazy(loadList);

/** First name and e-mail of the person, and the menu with Referral and Sign out. */
export function UserMenu() {
  const { t } = useTranslation();
  useProfileQuery();
  const profile = useAppSelector((state) => state.user.profile);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => whenIdle(() => void loadList()), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        {...(profile === null ? { 'aria-label': t('shell.header.account') } : {})}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault();
            setOpen(true);
          }
        }}
        className="flex min-h-11 items-center gap-2.5 rounded-control px-1 text-left hover:bg-accent-soft sm:px-2"
      >
        <Initial name={profile?.firstName ?? ''} />
        {profile === null ? null : (
          <span className="grid leading-tight max-md:sr-only">
            <span className="text-sm font-semibold">{profile.firstName}</span>
            <span className="max-w-60 truncate text-xs text-muted">{profile.email}</span>
          </span>
        )}
        <svg
          viewBox="0 0 20 20"
          className="size-4 text-muted"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden="true"
        >
          <path strokeLinecap="round" strokeLinejoin="round" d="m5 8 5 5 5-5" />
        </svg>
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <UserMenuList button={button} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
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
