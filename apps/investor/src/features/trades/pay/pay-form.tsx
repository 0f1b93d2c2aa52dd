import { paymentMethodToWire } from '@portal/domain/order/trades/payment-methods';
import type { PaymentMethod, Trade } from '@portal/domain/order/trades/trade.wire';
import type { ApiError } from '@portal/web/api/api-error';
import { useIntentionKey } from '@portal/web/api/use-intention-key';
import { FORM_BEHAVIOUR, issuesResolver } from '@portal/web/form/issues-resolver';
import { useErrorSummary } from '@portal/web/form/use-error-summary';
import { useField } from '@portal/web/form/use-field';
import { Button } from '@portal/web/ui/button';
import { Card } from '@portal/web/ui/card';
import { ErrorSummary } from '@portal/web/ui/error-summary';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { upload } from '#state/upload.ts';
import { useOrderForm } from '../use-order-form.ts';
import { AccountAndCheque } from './account-and-cheque.tsx';
import { AmountToDebit } from './amount-to-debit.tsx';
import { DebitAgreement, debitTermsOf } from './debit-agreement.tsx';
import { checkPay, isPayField, type PayValues, payDraft } from './pay-values.ts';
import { useVoidCheque } from './use-void-cheque.ts';

/** The payment method of this page. */
const DEBIT: PaymentMethod = 'debit';

type PayFormProps = {
  trade: Trade;
  start: PayValues;
  /** Returns to the recorded account; null if there is none. */
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
      <AccountAndCheque
        title={t('wizard.pay.account')}
        intro={t('wizard.pay.accountLead')}
        control={control}
        cheque={cheque}
      />
      <Card>
        <DebitAgreement terms={debitTermsOf(trade)} agreed={useField(control, 'agreed')} />
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

type PaymentInfo = {
  tradeId: string;
  paymentMethod: PaymentMethod;
  institution: string;
  transit: string;
  account: string;
  accountHolder: string;
  voidCheque: File | null;
};

type Way = { idempotencyKey: string; onProgress: (sent: number) => void };

/** Sends the account and the void cheque in one form. Rejects with the API's error. */
async function sendPaymentInfo(info: PaymentInfo, way: Way): Promise<void> {
  const { voidCheque, paymentMethod, ...fields } = info;
  const body = new FormData();
  body.append('paymentMethod', paymentMethodToWire(paymentMethod));
  for (const [name, value] of Object.entries(fields)) {
    body.append(name, value);
  }
  if (voidCheque !== null) {
    body.append('voidCheque', voidCheque);
  }
  const result: { data: unknown } | { error: ApiError } = await upload({
    url: '/user/savePaymentInfo/',
    body,
    ...way,
  });
  if ('error' in result) {
    throw result.error;
  }
}
