import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { setModal } from '#state/modal-slice.ts';
import { paths } from '#state/paths.ts';
import { useProfileQuery } from '#state/session-api.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { useSignOut } from '../session/use-sign-out.ts';

const ITEM =
  'flex min-h-11 cursor-pointer items-center rounded-control px-3 font-medium no-underline outline-none data-focused:bg-accent-soft data-focused:text-accent-strong';

/** First name and e-mail of the person, and the menu with Referral and Sign out. */
export function UserMenu() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  useProfileQuery();
  const profile = useAppSelector((state) => state.user.profile);
  const { signOut, isSigningOut } = useSignOut();
  return (
    <MenuTrigger>
      <Button
        {...(profile === null ? { 'aria-label': t('shell.header.account') } : {})}
        className="flex min-h-11 items-center gap-2.5 rounded-control px-1 text-left data-hovered:bg-accent-soft sm:px-2"
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
      </Button>
      <Popover
        placement="bottom end"
        className="w-64 rounded-card border border-line bg-raised p-1.5 shadow-floating data-entering:animate-rise"
      >
        {profile === null ? null : (
          <p className="grid border-b border-line px-3 pt-1 pb-2.5 md:hidden">
            <span className="font-semibold">{profile.firstName}</span>
            <span className="truncate text-sm text-muted">{profile.email}</span>
          </p>
        )}
        <Menu aria-label={t('shell.header.account')} className="grid gap-0.5 outline-none">
          <MenuItem href={paths.account()} className={ITEM}>
            {t('shell.header.account')}
          </MenuItem>
          <MenuItem href={paths.referral()} className={ITEM}>
            {t('shell.header.referral')}
          </MenuItem>
          <MenuItem onAction={() => dispatch(setModal({ name: 'contact', open: true }))} className={ITEM}>
            {t('shell.header.contact')}
          </MenuItem>
          <MenuItem onAction={() => void signOut()} isDisabled={isSigningOut} className={ITEM}>
            {isSigningOut ? t('shell.header.signingOut') : t('shell.header.signOut')}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
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
