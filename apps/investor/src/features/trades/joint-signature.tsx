import { jointStateOf } from '@portal/domain/order/trades/joint-state';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { JointStatus } from '@portal/web/order/joint-status';
import { Button } from '@portal/web/ui/button';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { useResendJointLinkMutation } from './trades-api.ts';

type JointSignatureProps = {
  trade: Trade;
  /** Offers a link to the order's page while nothing else is left to do; for other pages. */
  leadsOn?: boolean;
};

/**
 * The status of the joint investor's signature, and what the investor can do about it; nothing if there is no joint
 * investor.
 */
export function JointSignature({ trade, leadsOn = false }: JointSignatureProps) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const [resend, { isLoading, isSuccess, error }] = useResendJointLinkMutation();
  const state = jointStateOf(trade);
  return state === null ? null : (
    <div className="flex flex-col gap-3">
      {leadsOn && state === 'waiting' ? (
        <p className="mb-3">
          <LinkButton tone="primary" href={paths.order(trade.id)}>
            {t('joint.status.toOrder')}
          </LinkButton>
        </p>
      ) : null}
      <JointStatus
        trade={trade}
        resend={
          <Button size="small" isPending={isLoading} onPress={() => void resend(trade.id)}>
            {t('joint.resend.button')}
          </Button>
        }
        change={
          <LinkButton size="small" href={paths.wizard(trade.dealId.slug, 'order')}>
            {t('joint.status.changeOrder')}
          </LinkButton>
        }
      />
      {isSuccess ? (
        <Notice
          tone="success"
          isNew
          title={t('joint.resend.sent', { email: trade.jointInvestor?.email ?? '' })}
        />
      ) : null}
      {error === undefined ? null : <Notice tone="danger" isNew title={messageOf(error)} />}
    </div>
  );
}
