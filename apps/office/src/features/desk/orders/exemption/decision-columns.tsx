import type { KeptDecisionShown } from '@portal/domain/desk/orders/office-exemption.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Cited, ReasonsOfDecision } from '@portal/web/order/reasons-of-decision';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { useTranslation } from 'react-i18next';

/** Decisions side by side, the last first; the row scrolls where there are many. */
export function DecisionColumns({ decisions }: { decisions: readonly KeptDecisionShown[] }) {
  const { t } = useTranslation();
  return (
    <section
      aria-label={t('officeExemption.decisions')}
      // Scrolled by the keyboard, too.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus.
      tabIndex={0}
      className="grid auto-cols-[minmax(17rem,1fr)] grid-flow-col gap-4 overflow-x-auto pb-2"
    >
      {decisions.map((decision) => (
        <DecisionColumn key={decision.id} decision={decision} />
      ))}
    </section>
  );
}

function DecisionColumn({ decision }: { decision: KeptDecisionShown }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const rows = useRows(decision);
  const { outcome, blockedBy, exemption, rule, isObserved, isIncomeOutdated, needsRepresentative } = decision;
  const { readings, because } = decision;
  return (
    <article className="grid content-start gap-2 rounded-control border border-line p-4 text-sm">
      <p className="text-muted">
        {t(`officeExemption.occasions.${decision.occasion}`)}, {dateTime(decision.at)}
      </p>
      <p className="font-semibold">
        {t(`officeExemption.outcomes.${outcome}`)}
        {exemption === null ? null : ` ${t(`officeExemption.exemptions.${exemption}`)}`}
      </p>
      {decision.reason === null ? null : <p className="text-muted">{decision.reason}</p>}
      {blockedBy === null ? null : <p>{t(`officeExemption.blocks.${blockedBy}`)}</p>}
      {rule === null ? null : <Cited {...rule} />}
      <DefinitionList rows={rows} figures />
      <ReasonsOfDecision because={because} />
      {needsRepresentative ? <p>{t('officeExemption.needsRepresentative')}</p> : null}
      {isIncomeOutdated ? <p>{t('officeExemption.outdated')}</p> : null}
      {readings.includes('exactly-five-million') ? <p>{t('officeExemption.exact')}</p> : null}
      {isObserved ? <p className="text-muted">{t('officeExemption.observed')}</p> : null}
    </article>
  );
}

function useRows({ total, cap, used, room, forms, decidedOn, dealVersion, ruleVersion }: KeptDecisionShown) {
  const { t } = useTranslation();
  const { exactMoney, day } = useFormats();
  const limit = cap === null ? t('officeExemption.facts.noLimit') : exactMoney(cap);
  const none = t('officeExemption.facts.none');
  return [
    { id: 'total', label: t('officeExemption.facts.total'), value: exactMoney(total) },
    { id: 'cap', label: t('officeExemption.facts.cap'), value: limit },
    { id: 'used', label: t('officeExemption.facts.used'), value: exactMoney(used) },
    ...(room === null
      ? []
      : [{ id: 'room', label: t('officeExemption.facts.room'), value: exactMoney(room) }]),
    { id: 'forms', label: t('officeExemption.facts.forms'), value: forms.join(', ') || none },
    { id: 'day', label: t('officeExemption.facts.day'), value: day(decidedOn) },
    { id: 'deal', label: t('officeExemption.facts.deal'), value: dealVersion ?? none },
    { id: 'rules', label: t('officeExemption.facts.rules'), value: ruleVersion },
  ];
}
