import { formatLastDay } from '@portal/domain/ground/formats/dates';
import { fullName } from '@portal/domain/ground/formats/full-name';
import { comesByDebit, timelineFromSigning } from '@portal/domain/order/trades/order-timeline';
import type { Trade } from '@portal/domain/order/trades/trade.wire';
import type { WizardFacts } from '@portal/domain/order/wizard/wizard-access';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Timeline } from '@portal/web/ui/timeline';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** The steps from signature to approval, and where the order is. */
export function TimelineFromSigning({ trade, facts }: { trade: Trade; facts: WizardFacts }) {
  const { t } = useTranslation();
  const titleId = useId();
  const texts = useTimelineTexts(trade, facts);
  const steps = timelineFromSigning(trade).map(({ step, state }) => ({
    id: step,
    state,
    title: texts[step].title,
    children: texts[step].text,
  }));
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId} className="text-xl">
        {t('wizard.complete.timeline')}
      </h2>
      <Timeline steps={steps} />
    </section>
  );
}

function useTimelineTexts(trade: Trade, { sign }: WizardFacts) {
  const { t } = useTranslation();
  const formats = useFormats();
  const language = useLanguage();
  const { rightEndsAt, timeZone } = trade.cancellation;
  const { investorSignedAt } = trade.approvalProcess;
  const joint = sign || investorSignedAt === null ? null : trade.jointInvestor;
  const unsigned =
    joint === null
      ? t('wizard.complete.steps.unsigned')
      : t('joint.status.waiting', { name: fullName(joint) });
  const signedAt = investorSignedAt === null ? null : formats.dateTime(investorSignedAt);
  const trustText = comesByDebit(trade)
    ? t('wizard.complete.steps.trustDebit')
    : t('wizard.complete.steps.trustOutside');
  return {
    signed: {
      title: sign ? t('wizard.complete.steps.signed') : unsigned,
      text:
        signedAt === null
          ? t('wizard.complete.signText')
          : joint === null
            ? signedAt
            : t('wizard.complete.steps.youSigned', { time: signedAt }),
    },
    right: {
      title: t('wizard.complete.steps.right'),
      text:
        rightEndsAt === null
          ? t('wizard.complete.steps.rightText')
          : t('wizard.complete.steps.rightUntil', {
              day: formatLastDay(rightEndsAt, language, timeZone, { withYear: true }),
            }),
    },
    trust: {
      title: t('wizard.complete.steps.trust'),
      text:
        trade.fundsReceivedAt === null
          ? trustText
          : t('wizard.complete.steps.trustReceived', { date: formats.date(trade.fundsReceivedAt) }),
    },
    review: { title: t('wizard.complete.steps.review'), text: t('wizard.complete.steps.reviewText') },
    approved: { title: t('wizard.complete.steps.approved'), text: t('wizard.complete.steps.approvedText') },
  };
}
