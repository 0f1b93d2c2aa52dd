import type { RulesOfLaw, ShownRule } from '@portal/domain/firm/dealer/rules-of-law.wire';
import { figuresOf } from '@portal/domain/ground/law/figures-of';
import { RULE_TOPICS } from '@portal/domain/ground/law/rule';
import type { RuleState } from '@portal/domain/ground/law/state-of-rule';
import { dollarsFromCents } from '@portal/domain/ground/money/cents';
import { provinceNameKey } from '@portal/domain/ground/people/provinces';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Badge, type BadgeTone } from '@portal/web/ui/badge';
import { Disclosure } from '@portal/web/ui/disclosure';
import { useTranslation } from 'react-i18next';
import { Loaded } from '#parts/loaded.tsx';
import { DealerCard } from './dealer-card.tsx';
import { useRulesOfLawQuery } from './rules-api.ts';

/** States of rules that wait for counsel. */
const TO_CONFIRM: ReadonlySet<RuleState> = new Set(['binding', 'off', 'specimen']);
const TONES: Record<RuleState, BadgeTone> = {
  binding: 'info',
  confirmed: 'success',
  off: 'danger',
  specimen: 'attention',
  'not-yet': 'neutral',
  ended: 'neutral',
  unused: 'neutral',
};

/** Every rule of the law that the portal goes by: where it stands, where it applies, and who confirmed it. */
export function RulesSection() {
  const { t } = useTranslation();
  const read = useRulesOfLawQuery();
  return (
    <div id="rules">
      <DealerCard title={t('officeLaw.title')}>
        <p className="max-w-prose text-muted">
          {t('officeLaw.intro')} {t('officeLaw.howToConfirm')}
        </p>
        <Loaded read={read}>{({ rules }) => <Topics rules={rules} />}</Loaded>
      </DealerCard>
    </div>
  );
}

function Topics({ rules }: RulesOfLaw) {
  const { t } = useTranslation();
  return (
    <div className="mt-3">
      {RULE_TOPICS.map((topic) => {
        const ofTopic = rules.filter((rule) => rule.topic === topic);
        const open = ofTopic.filter(({ state }) => TO_CONFIRM.has(state)).length;
        return (
          <Disclosure
            key={topic}
            summary={
              <>
                {t(`officeLaw.topics.${topic}`)}
                {open === 0 ? null : (
                  <span className="block font-normal text-muted text-sm">
                    {t('officeLaw.open', { count: open })}
                  </span>
                )}
              </>
            }
          >
            <ul className="grid gap-4">
              {ofTopic.map((rule) => (
                <RuleRow key={rule.id} rule={rule} />
              ))}
            </ul>
          </Disclosure>
        );
      })}
    </div>
  );
}

function RuleRow({ rule }: { rule: ShownRule }) {
  const { t } = useTranslation();
  const { money, day } = useFormats();
  const { id, instrument, section, provinces, from, until, source, missing, state, confirmed } = rule;
  const { cents, months, years, businessDays } = figuresOf(id);
  const figures = {
    amount: cents === undefined ? '' : money(dollarsFromCents(cents)),
    months: months ?? '',
    years: years ?? '',
    days: businessDays ?? '',
  };
  const facts = [
    section === null
      ? t(`officeLaw.instruments.${instrument}`)
      : t('officeLaw.cite', { instrument: t(`officeLaw.instruments.${instrument}`), section }),
    provinces === null
      ? t('officeLaw.everywhere')
      : provinces.map((code) => t(provinceNameKey(code))).join(', '),
    ...(from === null ? [] : [t('officeLaw.from', { day: day(from) })]),
    ...(until === null ? [] : [t('officeLaw.until', { day: day(until) })]),
  ];
  return (
    <li className="grid gap-1 border-line border-t pt-3 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="text-text">{t(`officeLaw.rules.${id}`, figures)}</span>
        <Badge tone={TONES[state]}>{t(`officeLaw.states.${state}`)}</Badge>
      </p>
      <p className="text-sm">{facts.join(' · ')}</p>
      {confirmed === null ? null : (
        <p className="text-sm">
          {t('officeLaw.confirmedBy', { by: confirmed.by, on: day(confirmed.on) })}
          {confirmed.note === null ? null : `. ${confirmed.note}`}
        </p>
      )}
      <p className="text-sm">
        {t('officeLaw.source')} <span lang="en">{source}</span>
      </p>
      {missing.length === 0 ? null : (
        <p className="text-sm">
          {t('officeLaw.missing')} <span lang="en">{missing.join(' ')}</span>
        </p>
      )}
    </li>
  );
}
