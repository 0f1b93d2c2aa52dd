import { fullName } from '@portal/domain/formats/names';
import type { JointInvestor, JointSigning, Trade } from '@portal/domain/wire/trade';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Button } from '@portal/web/ui/button';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { useResendJointLinkMutation } from './trades-api.ts';

type JointWaitingProps = {
  trade: Trade;
  joint: JointInvestor;
  link: JointSigning;
  /** What they have to do; after their signature only a memorandum that was amended. */
  waitsFor: 'signature' | 'memorandum';
  leadsOn?: boolean;
};

/** Whom the order waits for, since when, until when their link works; it can be sent again, and the order goes on without this page. */
export function JointWaiting({ trade, joint, link, waitsFor, leadsOn = false }: JointWaitingProps) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const [resend, { isLoading, isSuccess, error }] = useResendJointLinkMutation();
  const name = fullName(joint);
  const { email } = joint;
  return (
    <div className="flex flex-col gap-3">
      {leadsOn ? (
        <p className="mb-3">
          <LinkButton tone="primary" href={paths.order(trade.id)}>
            {t('joint.status.toOrder')}
          </LinkButton>
        </p>
      ) : null}
      <Notice
        tone="attention"
        title={t(waitsFor === 'signature' ? 'joint.status.waiting' : 'joint.status.owesMemorandum', { name })}
        action={
          <Button size="small" isPending={isLoading} onPress={() => void resend(trade.id)}>
            {t('joint.resend.button')}
          </Button>
        }
      >
        {waitsFor === 'memorandum' ? <p>{t('joint.status.owesMemorandumText', { name })}</p> : null}
        <LinkFacts link={link} name={name} email={email} waitsFor={waitsFor} />
        <UnitsKept trade={trade} />
      </Notice>
      {isSuccess ? <Notice tone="success" isNew title={t('joint.resend.sent', { email })} /> : null}
      {error === undefined ? null : <Notice tone="danger" isNew title={messageOf(error)} />}
    </div>
  );
}

type LinkFactsProps = Pick<JointWaitingProps, 'link' | 'waitsFor'> & { name: string; email: string };

function LinkFacts({ link: { at, linkExpiresAt }, name, email, waitsFor }: LinkFactsProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  if (linkExpiresAt === null) {
    return <p>{t('joint.status.waitingText', { name, email })}</p>;
  }
  const until = dateTime(linkExpiresAt);
  if (Date.parse(linkExpiresAt) <= Date.now()) {
    return <p>{t('joint.status.linkEnded', { name, email, until })}</p>;
  }
  // After a signature the time is that of the signature, not of the link.
  return at === null || waitsFor === 'memorandum' ? (
    <p>{t('joint.status.linkWorks', { name, email, until })}</p>
  ) : (
    <p>{t('joint.status.linkSent', { name, email, time: dateTime(at), until })}</p>
  );
}

function UnitsKept({ trade }: { trade: Trade }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  return trade.holdExpiresAt === null ? null : (
    <p className="mt-1">{t('joint.status.unitsKept', { time: dateTime(trade.holdExpiresAt) })}</p>
  );
}
