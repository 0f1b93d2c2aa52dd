import { Dialog } from '@portal/web/ui/dialog';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RegisterForm } from '#features/account/register-form.tsx';
import type { RegistrationValues } from '#features/account/registration-values.ts';
import { paths } from '#state/paths.ts';
import { setModal } from '#state/slices/modal-slice.ts';
import { useAppDispatch, useAppSelector } from '#state/store.ts';
import { useEnterPortal } from '../session/use-enter-portal.ts';
import { Elsewhere } from '../waiting-list/elsewhere.tsx';

type RegisterDialogProps = {
  /** What was typed before the dialog was last closed. */
  typed: RegistrationValues | undefined;
  onLeave: (typed: RegistrationValues | undefined) => void;
  onClose: () => void;
};

/** Registering without leaving the page: closing it returns there, registering leads to what was chosen. */
export function RegisterOverPage({ typed, onLeave, onClose }: RegisterDialogProps) {
  const { t } = useTranslation();
  const enterPortal = useEnterPortal();
  const dispatch = useAppDispatch();
  useEffect(() => {
    const cover = (open: boolean) => dispatch(setModal({ name: 'modal', open }));
    cover(true);
    return () => void cover(false);
  }, [dispatch]);
  const referral = useAppSelector((state) => state.referral.referralHeroData);
  return (
    <Dialog isOpen onOpenChange={onClose} size="wide" title={t('account.register.title')}>
      <div className="grid gap-6">
        <div className="grid gap-1 text-muted">
          <p>{t('account.register.thenDeal')}</p>
          <p className="flex flex-wrap items-center gap-x-2">
            {t('account.register.hasAccount')}
            <Link
              to={paths.login()}
              onClick={onClose}
              className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
            >
              {t('account.register.login')}
            </Link>
          </p>
        </div>
        <RegisterForm
          referral={referral}
          typed={typed}
          onLeave={onLeave}
          elsewhere={(typed) => <Elsewhere place="registration" {...typed} />}
          onEntered={(user) => {
            onClose();
            enterPortal(user);
          }}
        />
      </div>
    </Dialog>
  );
}
