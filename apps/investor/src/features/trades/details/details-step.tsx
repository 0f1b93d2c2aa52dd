import { PROVINCES, provinceNameKey } from '@portal/domain/ground/people/provinces';
import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { paymentMethodsFor } from '@portal/domain/order/trades/payment';
import { paymentMethodKeys } from '@portal/domain/order/trades/payment-methods';
import { SCHEDULE_A_LIMITS } from '@portal/domain/order/trades/pre-sign';
import type { PaymentMethod, Trade } from '@portal/domain/order/trades/trade.wire';
import { wizardPageKeys } from '@portal/domain/order/wizard/wizard-pages';
import { FORM_BEHAVIOUR, issuesResolver } from '@portal/web/form/issues-resolver';
import { useErrorSummary } from '@portal/web/form/use-error-summary';
import { useField } from '@portal/web/form/use-field';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Card } from '@portal/web/ui/card';
import { ErrorSummary } from '@portal/web/ui/error-summary';
import { FormSection } from '@portal/web/ui/form-section';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { Select } from '@portal/web/ui/select';
import { TextArea } from '@portal/web/ui/text-area';
import { TextField } from '@portal/web/ui/text-field';
import { type Control, type FieldPath, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DraftGate } from '../draft-gate.tsx';
import { LockedStep } from '../frame/locked-step.tsx';
import { StepColumn } from '../frame/step-column.tsx';
import { isEditable } from '../order-to-continue.ts';
import { usePreSignTradeMutation } from '../trades-api.ts';
import { useOrderForm } from '../use-order-form.ts';
import {
  checkDetails,
  type DetailsValues,
  detailsDraft,
  type KnownPerson,
  startDetails,
  THIRD_PARTY_FIELDS,
} from './details-values.ts';
import { PurposeFields } from './purpose-fields.tsx';

export type DetailsStepProps = { deal: Deal; trade: Trade; known: KnownPerson };

/** The third page: Schedule A and how the order is paid. */
export function DetailsStep({ deal, trade, known }: DetailsStepProps) {
  const { t } = useTranslation();
  if (!isEditable(trade)) {
    return <LockedStep page="details" deal={deal} trade={trade} />;
  }
  return (
    <StepColumn title={t(wizardPageKeys('details').title)} intro={t('wizard.details.lead')}>
      <DraftGate scope={`details:${trade.id}`}>
        {(draft) => <DetailsForm trade={trade} start={startDetails(draft, trade, known)} />}
      </DraftGate>
    </StepColumn>
  );
}

const FIELDS: readonly FieldPath<DetailsValues>[] = [
  ...THIRD_PARTY_FIELDS.map((name) => `subDoc.scheduleA.thirdParty.${name}` as const),
  'subDoc.scheduleA.intendedUse',
  'subDoc.scheduleA.registeredName',
  'subDoc.scheduleA.city',
  'subDoc.scheduleA.province',
  'subDoc.scheduleA.sourceOfFunds',
  'subDoc.paymentMethod',
];
const issuesOf = (values: DetailsValues) => checkDetails(values).issues;

function isDetailsField(path: string): path is FieldPath<DetailsValues> {
  return FIELDS.some((field) => field === path);
}

/** The details that the subscription agreement needs, and how the order is paid. */
function DetailsForm({ trade, start }: { trade: Trade; start: DetailsValues }) {
  const { t } = useTranslation();
  const [preSign] = usePreSignTradeMutation();
  const form = useForm<DetailsValues>({
    ...FORM_BEHAVIOUR,
    defaultValues: start,
    resolver: issuesResolver(issuesOf),
  });
  useOrderForm({
    form,
    scope: `details:${trade.id}`,
    toDraft: detailsDraft,
    check: issuesOf,
    nameOf: (path) =>
      path === 'subDoc.scheduleA.province' ? t('trades.fields.province') : t('trades.fields.paymentMethod'),
    submit: async (values) => {
      const { subDoc } = checkDetails(values);
      if (subDoc !== null) {
        await preSign({ tradeId: trade.id, subDoc }).unwrap();
      }
    },
    isFieldPath: isDetailsField,
  });
  return (
    <form noValidate className="flex flex-col gap-8" onSubmit={(event) => event.preventDefault()}>
      <ErrorSummary {...useErrorSummary(form.control)} />
      <Card>
        <ScheduleAFields control={form.control} />
      </Card>
      <Card>
        <PaymentMethodField control={form.control} trade={trade} />
      </Card>
    </form>
  );
}

function ScheduleAFields({ control }: { control: Control<DetailsValues> }) {
  const { t } = useTranslation();
  const provinces = PROVINCES.map((code) => ({ value: code, label: t(provinceNameKey(code)) }));
  return (
    <FormSection title={t('wizard.details.scheduleA')}>
      <TextField
        {...useField(control, 'subDoc.scheduleA.registeredName')}
        label={t('trades.fields.registeredName')}
        hint={t('trades.hints.registeredName')}
        autoComplete="name"
        maxLength={SCHEDULE_A_LIMITS.registeredName}
        optional
      />
      <div className="grid items-end gap-6 sm:grid-cols-2">
        <TextField
          {...useField(control, 'subDoc.scheduleA.city')}
          label={t('trades.fields.city')}
          hint={t('trades.hints.city')}
          autoComplete="address-level2"
          maxLength={SCHEDULE_A_LIMITS.city}
        />
        <Select
          {...useField(control, 'subDoc.scheduleA.province')}
          label={t('trades.fields.province')}
          choices={provinces}
          autoComplete="address-level1"
        />
      </div>
      <TextArea
        {...useField(control, 'subDoc.scheduleA.sourceOfFunds')}
        label={t('trades.fields.sourceOfFunds')}
        hint={t('trades.hints.sourceOfFunds')}
        maxLength={SCHEDULE_A_LIMITS.sourceOfFunds}
        rows={2}
      />
      <PurposeFields control={control} />
    </FormSection>
  );
}

/** What each offered method means for this order. */
const METHOD_TEXTS = {
  outside: 'wizard.details.outside',
  debit: 'wizard.details.debit',
  linked: 'wizard.details.linked',
} as const;

function PaymentMethodField({ control, trade }: { control: Control<DetailsValues>; trade: Trade }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const amount = formats.exactMoney(trade.orderTotal);
  const textOf = (method: PaymentMethod) => t(METHOD_TEXTS[method], { amount });
  return (
    <FormSection title={t('wizard.details.payment')} intro={t('wizard.details.paymentHint')}>
      <RadioGroup
        {...useField(control, 'subDoc.paymentMethod')}
        label={t('wizard.details.paymentMethod')}
        layout="cards"
        choices={paymentMethodsFor({
          linksAccounts: trade.linksAccounts === true,
          chosen: trade.subDoc.paymentMethod ?? null,
        }).map((method) => ({
          value: method,
          label: t(paymentMethodKeys(method).name),
          description: textOf(method),
        }))}
      />
    </FormSection>
  );
}
