import { ACCOUNT_HOLDER_MAX_LENGTH } from '@portal/domain/trades/payment';
import type { PaymentMethod, Trade } from '@portal/domain/wire/trade';
import { FORM_BEHAVIOUR, issuesResolver } from '@portal/web/form/issues-resolver';
import { useErrorSummary } from '@portal/web/form/use-error-summary';
import { useField } from '@portal/web/form/use-field';
import { Button } from '@portal/web/ui/button';
import { Card } from '@portal/web/ui/card';
import { ErrorSummary } from '@portal/web/ui/error-summary';
import { FileDrop } from '@portal/web/ui/file-drop';
import { FormSection } from '@portal/web/ui/form-section';
import { Money } from '@portal/web/ui/money';
import { TextField } from '@portal/web/ui/text-field';
import { type Control, type FieldPath, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useIntentionKey } from '../use-intention-key.ts';
import { useOrderForm } from '../use-order-form.ts';
import { ChequeFigure } from './cheque-figure.tsx';
import { DebitAgreement } from './debit-agreement.tsx';
import { checkPay, type PayValues, payDraft } from './pay-values.ts';
import { sendPaymentInfo } from './send-payment-info.ts';
import { useVoidCheque } from './use-void-cheque.ts';

/** The method that this page is about; what is debited differently sends its own name. */
const DEBIT: PaymentMethod = '2';
const FIELDS: readonly FieldPath<PayValues>[] = ['institution', 'transit', 'account', 'accountHolder'];

function isPayField(path: string): path is FieldPath<PayValues> {
  return FIELDS.some((field) => field === path);
}

type PayFormProps = {
  trade: Trade;
  start: PayValues;
  /** Goes back to the account that is recorded; null where there is none. */
  onKeep: (() => void) | null;
};

/** The account to debit, a void cheque, and the agreement. */
export function PayForm({ trade, start, onKeep }: PayFormProps) {
  const { t } = useTranslation();
  const paymentMethod = trade.subDoc.paymentMethod ?? DEBIT;
  const check = (values: PayValues) => checkPay(values, paymentMethod);
  const withKey = useIntentionKey();
  const cheque = useVoidCheque();
  const form = useForm<PayValues>({
    ...FORM_BEHAVIOUR,
    defaultValues: start,
    resolver: issuesResolver(check),
  });
  useOrderForm({
    form,
    scope: `pay:${trade.id}`,
    toDraft: payDraft,
    check,
    nameOf: (path) =>
      isPayField(path) && path !== 'agreed' ? t(`trades.fields.${path}`) : t('wizard.pay.authorizationName'),
    submit: async ({ agreed: _agreed, ...account }) => {
      const info = { tradeId: trade.id, paymentMethod, ...account, voidCheque: cheque.file };
      const { name, size } = cheque.file ?? { name: '', size: 0 };
      try {
        await withKey([info, name, size], (idempotencyKey) =>
          sendPaymentInfo(info, { idempotencyKey, onProgress: cheque.setSent }),
        );
      } finally {
        cheque.setSent(null);
      }
    },
    isFieldPath: isPayField,
  });
  const { control } = form;
  return (
    <form noValidate className="flex flex-col gap-8" onSubmit={(event) => event.preventDefault()}>
      <ErrorSummary {...useErrorSummary(control)} />
      <AmountToDebit dollars={trade.orderTotal} />
      <Card>
        <FormSection title={t('wizard.pay.account')} intro={t('wizard.pay.accountLead')}>
          <ChequeFigure />
          <AccountFields control={control} />
          <FileDrop
            name="voidCheque"
            label={t('wizard.pay.voidCheque')}
            hint={t('wizard.pay.voidChequeHint')}
            optional
            file={cheque.shown}
            onSelect={cheque.choose}
            onRemove={cheque.remove}
            camera="environment"
          />
        </FormSection>
      </Card>
      <Card>
        <DebitAgreement dollars={trade.orderTotal} agreed={useField(control, 'agreed')} />
      </Card>
      {onKeep === null ? null : (
        <div>
          <Button tone="quiet" onPress={onKeep}>
            {t('wizard.pay.keep')}
          </Button>
        </div>
      )}
    </form>
  );
}

function AmountToDebit({ dollars }: { dollars: number }) {
  const { t } = useTranslation();
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-card bg-accent-soft px-5 py-4">
      <span className="font-semibold">{t('wizard.pay.amount')}</span>
      <span className="font-display text-2xl">
        <Money dollars={dollars} />
      </span>
    </p>
  );
}

function AccountFields({ control }: { control: Control<PayValues> }) {
  const { t } = useTranslation();
  const numeric = { inputMode: 'numeric', autoComplete: 'off', figures: true } as const;
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...useField(control, 'transit')}
          {...numeric}
          label={t('trades.fields.transit')}
          hint={t('trades.hints.transit')}
          maxLength={16}
        />
        <TextField
          {...useField(control, 'institution')}
          {...numeric}
          label={t('trades.fields.institution')}
          hint={t('trades.hints.institution')}
          maxLength={16}
        />
      </div>
      <TextField
        {...useField(control, 'account')}
        {...numeric}
        label={t('trades.fields.account')}
        hint={t('trades.hints.account')}
        maxLength={32}
        width="medium"
      />
      <TextField
        {...useField(control, 'accountHolder')}
        label={t('trades.fields.accountHolder')}
        hint={t('trades.hints.accountHolder')}
        autoComplete="name"
        maxLength={ACCOUNT_HOLDER_MAX_LENGTH}
      />
    </>
  );
}
