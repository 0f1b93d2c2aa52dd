import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { moneyToCome } from '@portal/domain/order/trades/money-to-come';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { tradeStatusOf } from '@portal/domain/order/trades/trade-status';
import type { WizardFacts } from '@portal/domain/order/wizard/wizard-access';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Card } from '@portal/web/ui/card';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#state/paths.ts';
import { setJustSigned } from '#state/slices/trade-slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { JointSignature } from '../joint-signature.tsx';
import { OrderSummary } from '../order-summary.tsx';
import { CompleteHeading, type CompleteTitle } from './complete-heading.tsx';
import { PaymentInstructions } from './payment-instructions.tsx';
import { TimelineFromSigning } from './timeline-from-signing.tsx';

export type CompleteStepProps = { deal: Deal; trade: Trade; facts: WizardFacts };

/** The last page: what is done, what is still owed (signatures first), and what comes next. */
export function CompleteStep({ deal, trade, facts }: CompleteStepProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const dispatch = useAppDispatch();
  // The order itself shows from here on: its stand-in must not return.
  useEffect(() => {
    dispatch(setJustSigned(null));
  }, [dispatch]);
  const hasInvestorSigned = trade.approvalProcess.investorSignedAt !== null;
  const money = moneyToCome({
    method: trade.subDoc.paymentMethod ?? null,
    hasArrived: trade.fundsReceivedAt !== null,
  });
  const owesMoney = money === 'toSend';
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="flex min-w-0 flex-col gap-8">
        <CompleteHeading title={titleOf(trade, facts)} dealName={deal.name} />
        {facts.sign ? <WaysOn isDone /> : null}
        {facts.sign || hasInvestorSigned ? null : <SignFirst slug={deal.slug} />}
        <JointSignature trade={trade} />
        {owesMoney ? <PaymentInstructions trade={trade} isSigned={facts.sign} /> : null}
        {trade.fundsReceivedAt === null ? null : (
          <Notice tone="success" title={t('wizard.complete.received')} />
        )}
        {facts.sign && !owesMoney ? (
          <Notice tone="success" title={t('wizard.complete.nothingOwed')}>
            {money === 'toDebit'
              ? t(trade.subDoc.paymentMethod === 'linked' ? 'wizard.pay.whenLinked' : 'wizard.pay.when', {
                  amount: formats.exactMoney(trade.orderTotal),
                })
              : undefined}
          </Notice>
        ) : null}
        <TimelineFromSigning trade={trade} facts={facts} />
      </div>
      <div className="flex flex-col gap-5">
        <OrderSummary deal={deal} trade={trade} />
        {facts.sign ? null : <WaysOn isDone={false} />}
      </div>
    </div>
  );
}

/** Where to go from here: on top once nothing is left to sign, since most people look no further. */
function WaysOn({ isDone }: { isDone: boolean }) {
  const { t } = useTranslation();
  return (
    <div data-print="no" className={isDone ? 'flex flex-wrap gap-x-4 gap-y-2' : 'flex flex-col gap-5'}>
      <LinkButton href={paths.portfolio()} tone={isDone ? 'primary' : 'secondary'} fullWidth={!isDone}>
        {t('wizard.complete.portfolio')}
      </LinkButton>
      <LinkButton href={paths.marketplace()} tone="quiet" fullWidth={!isDone}>
        {t('wizard.marketplace')}
      </LinkButton>
    </div>
  );
}

function titleOf(trade: Trade, { sign }: WizardFacts): CompleteTitle {
  const status = tradeStatusOf(trade.status);
  return status === 'approved' || status === 'settled' ? 'titleApproved' : sign ? 'titleDone' : 'titleOpen';
}

function SignFirst({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId}>
      <p className="text-sm font-semibold text-attention">{t('wizard.complete.owed')}</p>
      <h2 id={titleId} className="mt-1 text-2xl">
        {t('wizard.complete.signFirst')}
      </h2>
      <p className="mt-2 mb-5 max-w-prose text-muted">{t('wizard.complete.signText')}</p>
      <LinkButton tone="primary" href={paths.wizard(slug, 'sign')}>
        {t('wizard.complete.signAction')}
      </LinkButton>
    </Card>
  );
}
