import { DEAL_LIST_LIMITS, DEAL_TEXT_LIMITS } from '@portal/domain/offering/deals/authoring/deal-content';
import { COST_KINDS, COST_PAYERS, COST_TIMES, type CostKind } from '@portal/domain/offering/deals/deal-costs';
import { useLanguage } from '@portal/web/i18n/use-language';
import { AmountField } from '@portal/web/ui/amount-field';
import { Button } from '@portal/web/ui/button';
import { NumberField } from '@portal/web/ui/number-field';
import { Select } from '@portal/web/ui/select';
import { YesNo } from '@portal/web/ui/yes-no';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { BilingualField } from '../bilingual-field.tsx';
import type { CostForm } from '../deal-form.ts';
import { EntryList } from '../entry-list.tsx';
import { MarkedLabel } from '../marked-label.tsx';
import { useDealField } from '../use-deal-field.tsx';
import { useWriting } from '../writing-context.ts';
import { nothing } from './nothing.ts';

const newCost = (): CostForm => ({
  label: nothing(),
  kind: 'percent',
  value: null,
  when: 'start',
  paidBy: 'issuer',
  isEstimate: false,
});

/** The costs that can be calculated for an order; the figures describe all others in words. */
export function CostsPart() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { control } = useWriting();
  const { fields, append, move, remove } = useFieldArray({ control, name: 'content.costs', keyName: 'key' });
  const costs = useWatch({ control, name: 'content.costs' });
  return (
    <div className="grid gap-5 border-line border-t pt-6">
      <div>
        <h3 className="text-lg">{t('officeDeals.fields.costs')}</h3>
        <p className="mt-1 max-w-prose text-sm text-muted">{t('officeDeals.hints.costs')}</p>
      </div>
      <EntryList
        name="content.costs"
        entries={fields.map(({ key }, place) => ({
          key,
          title: costs[place]?.label[language] || t('officeDeals.entries.cost', { number: place + 1 }),
        }))}
        onMove={move}
        onRemove={remove}
        empty={t('officeDeals.entries.noCosts')}
      >
        {(place) => (
          <>
            <BilingualField
              name={`content.costs.${place}.label`}
              label={t('officeDeals.fields.costLabel')}
              maxLength={DEAL_TEXT_LIMITS.line}
            />
            <CostFields place={place} kind={costs[place]?.kind ?? 'percent'} />
          </>
        )}
      </EntryList>
      {fields.length < DEAL_LIST_LIMITS.costs ? (
        <div>
          <Button onPress={() => append(newCost())}>{t('officeDeals.entries.addCost')}</Button>
        </div>
      ) : null}
    </div>
  );
}

type CostFieldsProps = { place: number; kind: CostKind };

/** How a cost is calculated, when it is paid, and by whom. */
function CostFields({ place, kind }: CostFieldsProps) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <KindField place={place} />
      <ValueField place={place} kind={kind} />
      <TimeField place={place} />
      <PayerField place={place} />
      <EstimateField place={place} />
    </div>
  );
}

function KindField({ place }: { place: number }) {
  const { t } = useTranslation();
  const { mark: _mark, onChange, ...field } = useDealField(`content.costs.${place}.kind`);
  return (
    <Select
      {...field}
      onChange={(chosen) => onChange(COST_KINDS.find((kind) => kind === chosen) ?? 'percent')}
      label={t('officeDeals.fields.costKind')}
      optional="unsaid"
      choices={COST_KINDS.map((kind) => ({ value: kind, label: t(`officeDeals.costKinds.${kind}`) }))}
    />
  );
}

function ValueField({ place, kind }: CostFieldsProps) {
  const { t } = useTranslation();
  const { mark, ...field } = useDealField(`content.costs.${place}.value`);
  const texts = {
    label: <MarkedLabel mark={mark}>{t('officeDeals.fields.costValue')}</MarkedLabel>,
    optional: 'unsaid',
  } as const;
  return kind === 'percent' ? (
    <NumberField {...field} {...texts} after="%" fractionDigits={2} />
  ) : (
    <AmountField {...field} {...texts} width="short" />
  );
}

function TimeField({ place }: { place: number }) {
  const { t } = useTranslation();
  const { mark: _mark, onChange, ...field } = useDealField(`content.costs.${place}.when`);
  return (
    <Select
      {...field}
      onChange={(chosen) => onChange(COST_TIMES.find((time) => time === chosen) ?? 'start')}
      label={t('officeDeals.fields.costWhen')}
      optional="unsaid"
      choices={COST_TIMES.map((time) => ({ value: time, label: t(`officeDeals.costTimes.${time}`) }))}
    />
  );
}

function PayerField({ place }: { place: number }) {
  const { t } = useTranslation();
  const { mark: _mark, onChange, ...field } = useDealField(`content.costs.${place}.paidBy`);
  return (
    <Select
      {...field}
      onChange={(chosen) => onChange(COST_PAYERS.find((payer) => payer === chosen) ?? 'issuer')}
      label={t('officeDeals.fields.costPaidBy')}
      hint={t('officeDeals.hints.costPaidBy')}
      optional="unsaid"
      choices={COST_PAYERS.map((payer) => ({ value: payer, label: t(`officeDeals.costPayers.${payer}`) }))}
    />
  );
}

function EstimateField({ place }: { place: number }) {
  const { t } = useTranslation();
  const { mark: _mark, onChange, ...field } = useDealField(`content.costs.${place}.isEstimate`);
  return (
    <YesNo
      {...field}
      onChange={(answer) => onChange(answer === true)}
      label={t('officeDeals.fields.costIsEstimate')}
      optional="unsaid"
    />
  );
}
