import type {
  ShownCitation,
  ShownDecision,
  ShownFact,
  ShownReason,
} from '@portal/domain/order/exemptions/room.wire';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../i18n/use-formats.ts';
import { DefinitionList } from '../ui/definition-list.tsx';

/** Where a rule stands, in brackets: `(NI 45-106, s. 1.1 (k))`. Needs the texts `room`. */
export function Cited({ instrument, section }: Pick<ShownCitation, 'instrument' | 'section'>) {
  const { t } = useTranslation();
  return <span className="text-muted">({t(`room.cite.${instrument}`, { section: section ?? '' })})</span>;
}

/** Each paragraph that a decision rests on, as a sentence with its section, and the answers that say so. Needs the texts `room`. */
export function ReasonsOfDecision({ because }: Pick<ShownDecision, 'because'>) {
  const sentence = useReasonSentence();
  const rows = useFactRows(because);
  return because.length === 0 ? null : (
    <>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {because.map((reason) => (
          <li key={`${reason.ruleId}-${reason.facts[0]?.of}`}>
            {sentence(reason)} <Cited {...reason} />
          </li>
        ))}
      </ul>
      {rows.length === 0 ? null : <DefinitionList rows={rows} figures />}
    </>
  );
}

function useReasonSentence(): (reason: ShownReason) => string {
  const { t } = useTranslation();
  const { money } = useFormats();
  return ({ ruleId, facts, figure }) => {
    const [first, second] = facts;
    const relation = first?.relation ?? null;
    const values = {
      figure: money(figure ?? 0),
      first: String(first?.year ?? ''),
      second: String(second?.year ?? ''),
      relation: relation === null ? '' : t(`room.relations.${relation}`),
    };
    const isJoint = first?.of.startsWith('joint-') === true;
    if (
      isJoint &&
      (ruleId === 'ai-financial-assets' || ruleId === 'ai-net-assets' || ruleId === 'eligible-net-assets')
    ) {
      return t(`room.limbs.${ruleId}-joint`, values);
    }
    return t(`room.limbs.${ruleId}`, values);
  };
}

/** The answers behind all reasons, each once. */
function useFactRows(because: readonly ShownReason[]) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const label = ({ of, isExpected, year }: ShownFact) => {
    const values = { year: String(year ?? '') };
    switch (of) {
      case 'income':
      case 'joint-income':
        return t(isExpected ? `room.facts.${of}-expected` : `room.facts.${of}`, values);
      case 'financial-assets':
      case 'joint-financial-assets':
      case 'net-assets':
      case 'joint-net-assets':
        return t(`room.facts.${of}`);
      default:
        return null;
    }
  };
  const rows = new Map<string, { id: string; label: string; value: string }>();
  for (const fact of because.flatMap(({ facts }) => facts)) {
    const [id, name] = [`${fact.of}-${fact.year ?? ''}`, label(fact)];
    if (name === null || fact.amount === null) {
      continue;
    }
    rows.set(id, { id, label: name, value: money(fact.amount) });
    if (fact.owed !== null && fact.owed > 0) {
      rows.set(`${id}-owed`, { id: `${id}-owed`, label: t('room.facts.owed'), value: money(fact.owed) });
    }
  }
  return [...rows.values()];
}
