import { fullName } from '@portal/domain/ground/formats/names';
import type { JointInvestor, JointSigning } from '@portal/domain/order/trades/trade.wire';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';

type JointLinkFactsProps = {
  joint: JointInvestor;
  link: JointSigning;
  /** After a signature the time of the link is that of the signature. */
  isSigned: boolean;
};

/** Since when and until when the joint investor has a link of their own. */
export function JointLinkFacts({ joint, link: { at, linkExpiresAt }, isSigned }: JointLinkFactsProps) {
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
