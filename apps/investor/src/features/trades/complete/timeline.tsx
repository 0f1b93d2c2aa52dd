import { formatLastDay } from '@portal/domain/formats/dates';
import { fullName } from '@portal/domain/formats/names';
import { PAID_OUTSIDE } from '@portal/domain/trades/trade-facts';
import type { Trade } from '@portal/domain/wire/trade';
import type { WizardFacts } from '@portal/domain/wizard/wizard-access';
import { classNames } from '@portal/web/class-names';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Check } from '@portal/web/ui/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TIMELINE_STEPS, type TimelineState, timelineOf } from './order-timeline.ts';

const MARKS: Record<TimelineState, string> = {
  done: 'border-accent bg-accent text-accent-contrast',
  now: 'border-accent bg-raised shadow-[0_0_0_3px_var(--color-accent-soft)]',
  later: 'border-line-strong bg-raised',
};

/** From the signature to the approval, with where the order is. */
export function Timeline({ trade, facts }: { trade: Trade; facts: WizardFacts }) {
  const { t } = useTranslation();
  const titleId = useId();
  const states = timelineOf(trade, facts);
  const texts = useTimelineTexts(trade, facts);
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId} className="text-xl">
        {t('wizard.complete.timeline')}
      </h2>
      <ol className="flex flex-col">
        {TIMELINE_STEPS.map((step, index) => (
          <li key={step} className="relative flex gap-4 pb-6 last:pb-0">
            {index === TIMELINE_STEPS.length - 1 ? null : (
              <span aria-hidden="true" className="absolute top-7 bottom-0 left-3.5 w-px bg-line-strong" />
            )}
            <span
              aria-hidden="true"
              className={classNames(
                'z-1 grid size-7 shrink-0 place-items-center rounded-full border',
                MARKS[states[step]],
              )}
            >
              {states[step] === 'done' ? <Check className="size-4" /> : null}
              {states[step] === 'now' ? <span className="size-2.5 rounded-full bg-accent" /> : null}
            </span>
            <div className="min-w-0">
              <p className={states[step] === 'later' ? 'text-muted' : 'font-semibold'}>
                {texts[step].title}
                <span className="sr-only">, {t(`wizard.complete.state.${states[step]}`)}</span>
              </p>
              <p className="max-w-prose text-sm text-muted">{texts[step].text}</p>
            </div>
          </li>
        ))}
      </ol>
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
  const isOutside = trade.subDoc.paymentMethod === PAID_OUTSIDE;
  const trustText = isOutside
    ? t('wizard.complete.steps.trustOutside')
    : t('wizard.complete.steps.trustDebit');
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
