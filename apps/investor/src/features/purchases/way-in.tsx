import { LinkButton } from '@portal/web/ui/link-button';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { headedFor } from '#state/slices/notice-slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { DeclineInvitation, type Declining } from './decline-invitation.tsx';

/** For whoever is not signed in: registering and logging in both lead back to the invitation. */
export function WayIn({ token, email, ...declining }: { token: string; email: string } & Declining) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(headedFor(paths.join(token)));
  }, [dispatch, token]);
  return (
    <>
      <p className="max-w-prose">{t('purchases.invitation.wayIn', { email })}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton tone="primary" href={paths.register()}>
          {t('purchases.invitation.register')}
        </LinkButton>
        <LinkButton href={paths.login()}>{t('purchases.invitation.logIn')}</LinkButton>
        <DeclineInvitation {...declining} />
      </div>
    </>
  );
}
