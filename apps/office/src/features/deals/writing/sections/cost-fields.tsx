import { COST_KINDS, COST_PAYERS, COST_TIMES, type CostKind } from '@portal/domain/offering/deals/deal-costs';
import { AmountField } from '@portal/web/ui/amount-field';
import { NumberField } from '@portal/web/ui/number-field';
import { Select } from '@portal/web/ui/select';
import { YesNo } from '@portal/web/ui/yes-no';
import { useTranslation } from 'react-i18next';
import { MarkedLabel } from '../marked-label.tsx';
import { useDealField } from '../use-deal-field.tsx';

type CostFieldsProps = { place: number; kind: CostKind };

/** How a cost is counted, when it is paid, and by whom. */
export function CostFields({ place, kind }: CostFieldsProps) {
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
