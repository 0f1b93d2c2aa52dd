import type { IdleWarning } from '@portal/web/page/use-idle-watch';
import { IdleDialog as SharedIdleDialog } from '@portal/web/session/idle-dialog';
import { useTranslation } from 'react-i18next';
import { useSignOut } from './use-sign-out.ts';

type IdleDialogProps = { warning: IdleWarning; onStay: () => Promise<void> };

/** The investors' warning: the server keeps what was typed. */
export function IdleDialog(props: IdleDialogProps) {
  const { t } = useTranslation();
  const { signOut, isSigningOut } = useSignOut();
  const textFor = (minutes: number | null) => {
    if (minutes === null) {
      return t('security.idle.absolute');
    }
    return minutes < 1 ? t('security.idle.soon') : t('security.idle.text', { count: minutes });
  };
  return (
    <SharedIdleDialog
      {...props}
      onLeave={() => void signOut()}
      isLeaving={isSigningOut}
      textFor={textFor}
      texts={{
        title: t('security.idle.title'),
        stay: t('security.idle.stay'),
        leave: t('security.idle.leave'),
      }}
    />
  );
}
