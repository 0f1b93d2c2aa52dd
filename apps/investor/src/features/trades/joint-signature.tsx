import { fullName } from '@portal/domain/formats/names';
import { isEditableStatus, tradeStatusOf } from '@portal/domain/trades/trade-status';
import type { JointInvestor, Trade } from '@portal/domain/wire/trade';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { useResendJointLinkMutation } from './trades-api.ts';
import './message-blocks.ts';

/** Where the signature of the joint investor stands, and what the investor can do about it; nothing where there is none. */
export function JointSignature({ trade }: { trade: Trade }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { jointInvestor, jointSigning } = trade;
  if (jointInvestor === null || jointSigning === null || !isUnderWay(trade)) {
    return null;
  }
  const name = fullName(jointInvestor);
  const at = jointSigning.at === null ? '' : formats.dateTime(jointSigning.at);
  switch (jointSigning.status) {
    case 'not-asked':
      return (
        <Notice tone="info" title={t('joint.status.title', { name })}>
          {t('joint.status.notAsked', { name })}
        </Notice>
      );
    case 'waiting':
      return <WaitingForJoint trade={trade} joint={jointInvestor} sentAt={at} />;
    case 'signed':
      return <Notice tone="success" title={t('joint.status.signed', { name, time: at })} />;
    case 'declined':
      return (
        <Notice
          tone="attention"
          title={t('joint.status.declined', { name })}
          action={
            <LinkButton size="small" href={paths.wizard(trade.dealId.slug, 'order')}>
              {t('joint.status.changeOrder')}
            </LinkButton>
          }
        >
          {t('joint.status.declinedText', { name })}
        </Notice>
      );
  }
}

function isUnderWay({ status }: Trade): boolean {
  return isEditableStatus(tradeStatusOf(status));
}

type WaitingProps = { trade: Trade; joint: JointInvestor; sentAt: string };

function WaitingForJoint({ trade, joint, sentAt }: WaitingProps) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const [resend, { isLoading, isSuccess, error }] = useResendJointLinkMutation();
  const name = fullName(joint);
  const { email } = joint;
  return (
    <div className="flex flex-col gap-3">
      <Notice
        tone="attention"
        title={t('joint.status.waiting', { name })}
        action={
          <Button size="small" isPending={isLoading} onPress={() => void resend(trade.id)}>
            {t('joint.resend.button')}
          </Button>
        }
      >
        <p>{t('joint.status.waitingText', { name, email })}</p>
        {sentAt === '' ? null : <p className="mt-1 text-sm">{t('joint.status.sentAt', { time: sentAt })}</p>}
      </Notice>
      {isSuccess ? <Notice tone="success" isNew title={t('joint.resend.sent', { email })} /> : null}
      {error === undefined ? null : <Notice tone="danger" isNew title={messageOf(error)} />}
    </div>
  );
}
