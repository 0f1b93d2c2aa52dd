import {
  type Bilingual,
  DEAL_LIST_LIMITS,
  DEAL_TEXT_LIMITS,
} from '@portal/domain/offering/deals/authoring/deal-content';
import { INFO_KINDS, type InfoKind } from '@portal/domain/offering/deals/info-kinds';
import { formatInfoValue } from '@portal/domain/offering/deals/info-table';
import { useLanguage } from '@portal/web/i18n/use-language';
import { Button } from '@portal/web/ui/button';
import { Select } from '@portal/web/ui/select';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BilingualField } from '../bilingual-field.tsx';
import { EntryList } from '../entry-list.tsx';
import { useDealField } from '../use-deal-field.tsx';
import { useWriting } from '../writing-context.ts';
import { CostsPart } from './costs-part.tsx';
import { nothing } from './nothing.ts';

/** The default figures, so that two deals can be compared line by line; each can be changed. */
const FIGURE_LABELS: Readonly<Record<InfoKind, Bilingual>> = {
  targetReturn: {
    en: 'Target annual return, not guaranteed',
    fr: 'Rendement annuel visé, non garanti',
  },
  interestRate: { en: 'Interest', fr: 'Intérêt' },
  term: { en: 'Expected term', fr: 'Durée prévue' },
  minimumInvestment: { en: 'Minimum investment', fr: 'Placement minimal' },
  offeringSize: { en: 'Size of the deal', fr: 'Taille du placement' },
  worstResult: { en: 'Worst past result', fr: 'Pire résultat passé' },
  downside: { en: 'If it goes badly', fr: 'Si les choses tournent mal' },
  income: { en: 'Payments to you', fr: 'Versements aux investisseurs' },
  borrowing: { en: 'Borrowing', fr: 'Emprunts' },
  exit: { en: 'Getting out early', fr: 'Sortie anticipée' },
  fees: { en: 'Fees on $10,000', fr: 'Frais sur 10\u00a0000\u00a0$' },
  other: { en: '', fr: '' },
};
/** The figures that every deal gives, in the order in which people ask. */
const USUAL_FIGURES = [
  'targetReturn',
  'term',
  'minimumInvestment',
  'offeringSize',
  'income',
  'fees',
  'borrowing',
  'exit',
  'worstResult',
  'downside',
] as const satisfies readonly InfoKind[];

const figureOf = (kind: InfoKind) => ({ kind, label: { ...FIGURE_LABELS[kind] }, value: nothing() });

/** The figures of a deal, including risks and costs; the kind says what a row is about, whatever its wording. */
export function FiguresSection() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { control } = useWriting();
  const { fields, append, move, remove } = useFieldArray({
    control,
    name: 'content.infoTable',
    keyName: 'key',
  });
  const figures = useWatch({ control, name: 'content.infoTable' });
  const missing = USUAL_FIGURES.filter((kind) => figures.every((figure) => figure.kind !== kind));
  return (
    <>
      <EntryList
        name="content.infoTable"
        entries={fields.map(({ key }, place) => ({ key, title: titleOf(place) }))}
        onMove={move}
        onRemove={remove}
        empty={t('officeDeals.entries.noFigures')}
      >
        {(place) => (
          <>
            <KindField place={place} />
            <BilingualField
              name={`content.infoTable.${place}.label`}
              label={t('officeDeals.fields.figureLabel')}
              maxLength={DEAL_TEXT_LIMITS.line}
            />
            <BilingualField
              name={`content.infoTable.${place}.value`}
              label={t('officeDeals.fields.figureValue')}
              hint={t('officeDeals.hints.figureValue')}
              maxLength={DEAL_TEXT_LIMITS.short}
            />
          </>
        )}
      </EntryList>
      {fields.length < DEAL_LIST_LIMITS.infoTable ? (
        <div className="flex flex-wrap gap-3">
          <Button onPress={() => append(figureOf('other'))}>{t('officeDeals.entries.addFigure')}</Button>
          {missing.length === 0 ? null : (
            <Button onPress={() => append(missing.map(figureOf))}>
              {t('officeDeals.entries.addUsual', { count: missing.length })}
            </Button>
          )}
        </div>
      ) : null}
      <CostsPart />
    </>
  );

  function titleOf(place: number): string {
    const figure = figures[place];
    const label = figure?.label[language] ?? '';
    const value = figure?.value[language] ?? '';
    return label === ''
      ? t('officeDeals.entries.figure', { number: place + 1 })
      : value === ''
        ? label
        : t('officeDeals.entries.figureTitle', { label, value: formatInfoValue(value, language) });
  }
}

function KindField({ place }: { place: number }) {
  const { t } = useTranslation();
  const { mark: _mark, onChange, ...field } = useDealField(`content.infoTable.${place}.kind`);
  return (
    <Select
      {...field}
      onChange={(chosen) => onChange(INFO_KINDS.find((kind) => kind === chosen) ?? 'other')}
      label={t('officeDeals.fields.figureKind')}
      hint={t('officeDeals.hints.figureKind')}
      optional="unsaid"
      choices={INFO_KINDS.map((kind) => ({ value: kind, label: t(`officeDeals.kinds.${kind}`) }))}
    />
  );
}
