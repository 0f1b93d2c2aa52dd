import { fullName } from '@portal/domain/formats/names';
import { isEditableStatus, type TradeStatus, tradeStatusOf } from '@portal/domain/trades/trade-status';
import type { Trade } from '@portal/domain/wire/trade';
import { useFormats } from '@portal/web/i18n/use-formats';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { JointWaiting } from './joint-waiting.tsx';

type JointSignatureProps = {
  trade: Trade;
  /** True on pages that are not the order's own: the way there is then offered while nothing else is left to do. */
  leadsOn?: boolean;
};

/** Where the signature of the joint investor stands, and what the investor can do about it; nothing where there is none. */
export function JointSignature({ trade, leadsOn = false }: JointSignatureProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { jointInvestor, jointSigning } = trade;
  if (jointInvestor === null || jointSigning === null || !isUnderWay(trade)) {
    return null;
  }
  const name = fullName(jointInvestor);
  const at = jointSigning.at === null ? '' : formats.dateTime(jointSigning.at);
  if (jointSigning.status === 'signed' && jointSigning.owesMemorandum) {
    return <JointWaiting trade={trade} joint={jointInvestor} link={jointSigning} waitsFor="memorandum" />;
  }
  switch (jointSigning.status) {
    case 'not-asked':
      return (
        <Notice tone="info" title={t('joint.status.title', { name })}>
          {t('joint.status.notAsked', { name })}
        </Notice>
      );
    case 'waiting':
      return (
        <JointWaiting
          trade={trade}
          joint={jointInvestor}
          link={jointSigning}
          waitsFor="signature"
          leadsOn={leadsOn}
        />
      );
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

/** While the investor may change the order, and afterwards while an amended memorandum waits for the joint investor. */
function isUnderWay({ status, jointSigning }: Trade): boolean {
  const name = tradeStatusOf(status);
  return isEditableStatus(name) || (isWithDealer(name) && jointSigning?.owesMemorandum === true);
}

function isWithDealer(status: TradeStatus): boolean {
  return status === 'submitted' || status === 'inReview';
}
