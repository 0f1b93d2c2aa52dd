import { isApiError } from '@portal/web/api/api-error';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#state/paths.ts';
import { DeclineInvitation, type Declining } from './decline-invitation.tsx';
import { useJoinOrderMutation } from './purchases-api.ts';

type AnswerInvitationProps = { token: string; name: string } & Declining;

/** Joins or declines, signed in. With another address than the invited one, joining is asked about once more. */
export function AnswerInvitation({ token, name, ...declining }: AnswerInvitationProps) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const navigate = useNavigate();
  const [join, { isLoading, error, originalArgs }] = useJoinOrderMutation();
  const isOther = isApiError(error) && error.code === 'PURCHASE_INVITATION_OF_OTHER';
  const asksOnce = isOther && originalArgs?.isOtherAddress === false;
  const press = async (isOtherAddress: boolean) => {
    const { data } = await join({ token, isOtherAddress });
    if (data !== undefined) {
      navigate(paths.purchase(data.id), { replace: true });
    }
  };
  return (
    <>
      <p className="max-w-prose">{t('purchases.invitation.joinText', { name })}</p>
      {asksOnce ? (
        <Notice
          tone="attention"
          isNew
          title={t('purchases.invitation.otherTitle')}
          action={
            <Button size="small" isPending={isLoading} onPress={() => void press(true)}>
              {t('purchases.invitation.otherYes')}
            </Button>
          }
        >
          {t('purchases.invitation.otherText', { name })}
        </Notice>
      ) : null}
      {error === undefined || asksOnce ? null : <Notice tone="danger" isNew title={messageOf(error)} />}
      <div className="flex flex-wrap gap-3">
        <Button tone="primary" isPending={isLoading} onPress={() => void press(false)}>
          {t('purchases.invitation.join')}
        </Button>
        <DeclineInvitation {...declining} />
      </div>
    </>
  );
}
