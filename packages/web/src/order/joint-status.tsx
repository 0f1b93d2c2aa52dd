import { fullName } from '@portal/domain/ground/formats/full-name';
import { jointStateOf } from '@portal/domain/order/trades/joint-state';
import type { JointInvestor, JointSigning, Trade } from '@portal/domain/order/trades/trade.wire';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';
import { Notice } from '../ui/notice.tsx';

type JointStatusProps = {
  trade: Trade;
  /** Sends the link again; null if that is not possible here. */
  resend: ReactNode;
  /** The link to change the order after a refusal to sign. */
  change: ReactNode;
};

/** The state of the joint investor's signature; nothing if there is none, or nothing left to say. */
export function JointStatus({ trade, resend, change }: JointStatusProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const { jointInvestor, jointSigning } = trade;
  const state = jointStateOf(trade);
  if (jointInvestor === null || jointSigning === null || state === null) {
    return null;
  }
  const name = fullName(jointInvestor);
  switch (state) {
    case 'invited':
      return (
        <Notice tone="attention" title={t('joint.status.invited', { name })} action={resend}>
          <InvitationFacts joint={jointInvestor} link={jointSigning} />
        </Notice>
      );
    case 'joined':
      return (
        <Notice tone="info" title={t('joint.status.joined', { name })}>
          {t('joint.status.joinedText', { name })}
        </Notice>
      );
    case 'left':
      return (
        <Notice
          tone="attention"
          title={t('joint.status.left', { name })}
          action={
            <div className="flex flex-wrap gap-3">
              {change}
              {resend}
            </div>
          }
        >
          {t('joint.status.leftText')}
        </Notice>
      );
    case 'not-asked':
      return (
        <Notice tone="info" title={t('joint.status.title', { name })}>
          {t('joint.status.notAsked', { name })}
        </Notice>
      );
    case 'waiting':
    case 'owes-memorandum':
      return (
        <Notice
          tone="attention"
          title={t(state === 'waiting' ? 'joint.status.waiting' : 'joint.status.owesMemorandum', { name })}
          action={resend}
        >
          {state === 'waiting' ? null : <p>{t('joint.status.owesMemorandumText', { name })}</p>}
          <JointLinkFacts joint={jointInvestor} link={jointSigning} isSigned={state !== 'waiting'} />
          {trade.holdExpiresAt === null ? null : (
            <p className="mt-1">{t('joint.status.unitsKept', { time: dateTime(trade.holdExpiresAt) })}</p>
          )}
        </Notice>
      );
    case 'signed':
      return (
        <Notice
          tone="success"
          title={t('joint.status.signed', {
            name,
            time: jointSigning.at === null ? '' : dateTime(jointSigning.at),
          })}
        />
      );
    case 'declined':
      return (
        <Notice tone="attention" title={t('joint.status.declined', { name })} action={change}>
          {t('joint.status.declinedText', { name })}
        </Notice>
      );
  }
}

/** When the joint investor was invited, and until when the link works. */
function InvitationFacts({ joint, link: { at, linkExpiresAt } }: Omit<JointLinkFactsProps, 'isSigned'>) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const name = fullName(joint);
  const { email } = joint;
  if (at === null || linkExpiresAt === null) {
    return <p>{t('joint.status.notInvited', { name })}</p>;
  }
  const key = Date.parse(linkExpiresAt) <= Date.now() ? 'invitationEnded' : 'invitedText';
  return (
    <p>{t(`joint.status.${key}`, { name, email, time: dateTime(at), until: dateTime(linkExpiresAt) })}</p>
  );
}

type JointLinkFactsProps = {
  joint: JointInvestor;
  link: JointSigning;
  /** After the signature, `link.at` is when it was signed. */
  isSigned: boolean;
};

/** When the joint investor's link was sent, and when it expires. */
function JointLinkFacts({ joint, link: { at, linkExpiresAt }, isSigned }: JointLinkFactsProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const name = fullName(joint);
  const { email } = joint;
  if (linkExpiresAt === null) {
    return <p>{t('joint.status.waitingText', { name, email })}</p>;
  }
  const until = dateTime(linkExpiresAt);
  if (Date.parse(linkExpiresAt) <= Date.now()) {
    return <p>{t('joint.status.linkEnded', { name, email, until })}</p>;
  }
  return at === null || isSigned ? (
    <p>{t('joint.status.linkWorks', { name, email, until })}</p>
  ) : (
    <p>{t('joint.status.linkSent', { name, email, time: dateTime(at), until })}</p>
  );
}
