import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useTranslation } from 'react-i18next';
import { setModal } from '#state/modal-slice.ts';
import { paths } from '#state/paths.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { useSignOut } from '../session/use-sign-out.ts';

const ITEM =
  'flex min-h-11 cursor-pointer items-center rounded-control px-3 font-medium no-underline outline-none data-focused:bg-accent-soft data-focused:text-accent-strong';

type UserMenuListProps = { button: RefObject<HTMLButtonElement | null>; onClose: () => void };

/** The open menu of the person, below its button. */
export function UserMenuList({ button, onClose }: UserMenuListProps) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const profile = useAppSelector((state) => state.user.profile);
  const { signOut, isSigningOut } = useSignOut();
  return (
    <Popover
      triggerRef={button}
      aria-label={t('shell.header.account')}
      isOpen
      onOpenChange={onClose}
      placement="bottom end"
      className="w-64 rounded-card border border-line bg-raised p-1.5 shadow-floating data-entering:animate-rise"
    >
      {profile === null ? null : (
        <p className="grid border-b border-line px-3 pt-1 pb-2.5 md:hidden">
          <span className="font-semibold">{profile.firstName}</span>
          <span className="truncate text-sm text-muted">{profile.email}</span>
        </p>
      )}
      <Menu
        aria-label={t('shell.header.account')}
        autoFocus="first"
        onClose={onClose}
        className="grid gap-0.5 outline-none"
      >
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
  );
}
