import { MenuAction, MenuList, type MenuListProps } from '@portal/web/ui/menu-list';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { setModal } from '#state/slices/modal-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { useSignOut } from '../session/use-sign-out.ts';

/** The person's menu, open below its button. */
export function UserMenuList({ button, onClose }: Pick<MenuListProps, 'button' | 'onClose'>) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const profile = useAppSelector((state) => state.user.profile);
  const { signOut, isSigningOut } = useSignOut();
  const head =
    profile === null ? null : (
      <p className="mb-1 grid border-b border-line px-3 pt-1 pb-2.5 md:hidden">
        <span className="font-semibold">{profile.firstName}</span>
        <span className="truncate text-sm text-muted">{profile.email}</span>
      </p>
    );
  return (
    <MenuList button={button} label={t('shell.header.account')} onClose={onClose} head={head}>
      <MenuAction href={paths.account()}>{t('shell.header.account')}</MenuAction>
      <MenuAction href={paths.referral()}>{t('shell.header.referral')}</MenuAction>
      <MenuAction onAction={() => dispatch(setModal({ name: 'contact', open: true }))}>
        {t('shell.header.contact')}
      </MenuAction>
      <MenuAction onAction={() => void signOut()} isDisabled={isSigningOut}>
        {isSigningOut ? t('shell.header.signingOut') : t('shell.header.signOut')}
      </MenuAction>
    </MenuList>
  );
}
