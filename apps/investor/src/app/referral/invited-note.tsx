import { isInvited } from '@portal/domain/people/referral/referral';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { useReferral } from './use-referral.ts';

/** Above a deal that somebody's link leads to: that it is an invitation, and what that means. Nothing for anybody else. */
export function InvitedNote() {
  const { t } = useTranslation();
  const referral = useReferral();
  return referral === undefined || !isInvited(referral) ? null : (
    <Notice tone="info" title={t('account.invitation.title')}>
      {t('account.invitation.disclosure')}
    </Notice>
  );
}
