import type { FinconnectView } from '@portal/domain/money/payments/payments.wire';
import { isApiError } from '@portal/web/api/api-error';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useIntentionKey } from '@portal/web/api/use-intention-key';
import { applyServerErrors } from '@portal/web/form/apply-server-errors';
import { FORM_BEHAVIOUR, issuesResolver } from '@portal/web/form/issues-resolver';
import { useErrorSummary } from '@portal/web/form/use-error-summary';
import { useField } from '@portal/web/form/use-field';
import { Button } from '@portal/web/ui/button';
import { Card } from '@portal/web/ui/card';
import { ErrorSummary } from '@portal/web/ui/error-summary';
import { LinkButton } from '@portal/web/ui/link-button';
import { Notice } from '@portal/web/ui/notice';
import { PageHeading } from '@portal/web/ui/page-heading';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '#state/api.ts';
import { returnPath } from '#state/return-path.ts';
import { useAppDispatch } from '#state/store.ts';
import { AccountAndCheque } from '../pay/account-and-cheque.tsx';
import { AmountToDebit } from '../pay/amount-to-debit.tsx';
import { DebitAgreement } from '../pay/debit-agreement.tsx';
import { checkPay, isPayField, type PayValues } from '../pay/pay-values.ts';
import { useVoidCheque } from '../pay/use-void-cheque.ts';
import { sendLinkedAccount } from './finconnect-api.ts';

const LINKED = 'linked';

type FinconnectFormProps = { token: string; view: FinconnectView; onLinked: () => void };

/** The account to link, a void cheque, and the debit agreement. Input is stored nowhere else. */
export function FinconnectForm({ token, view, onLinked }: FinconnectFormProps) {
  const { t } = useTranslation();
  const messageOf = useApiMessage();
  const dispatch = useAppDispatch();
  const withKey = useIntentionKey();
  const cheque = useVoidCheque();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<PayValues>({
    ...FORM_BEHAVIOUR,
    defaultValues: {
      institution: '',
      transit: '',
      account: '',
      accountHolder: view.accountHolder,
      agreed: false,
    },
    resolver: issuesResolver((values) => checkPay(values, LINKED)),
  });
  const { control, formState } = form;
  const send = form.handleSubmit(async (values) => {
    setFailure(null);
    const info = { token, ...values, voidCheque: cheque.file };
    try {
      await withKey([info, cheque.file?.name, cheque.file?.size], (idempotencyKey) =>
        sendLinkedAccount(info, { idempotencyKey, onProgress: cheque.setSent }),
      );
      dispatch(api.util.invalidateTags(['Trade']));
      onLinked();
    } catch (error) {
      if (isApiError(error)) {
        applyServerErrors(form, error, (path) => (isPayField(path) ? path : null));
      }
      setFailure(error);
    } finally {
      cheque.setSent(null);
    }
  });
  const terms = {
    dollars: view.amount,
    trustee: view.trustee,
    email: view.dealerEmail,
    phone: view.dealerPhone,
  };
  return (
    <form
      noValidate
      className="mx-auto flex max-w-3xl flex-col gap-8 py-6"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <PageHeading title={t('finconnect.title')} intro={t('finconnect.lead', { deal: view.dealName })} />
      <ErrorSummary {...useErrorSummary(control)} />
      <AmountToDebit dollars={view.amount} isLinked />
      <AccountAndCheque
        title={t('finconnect.account')}
        intro={t('finconnect.accountLead')}
        control={control}
        cheque={cheque}
      />
      <Card>
        <DebitAgreement terms={terms} agreed={useField(control, 'agreed')} />
      </Card>
      {failure === null || Object.keys(formState.errors).length > 0 ? null : (
        <Notice tone="danger" isNew title={messageOf(failure)} />
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" tone="primary" isPending={formState.isSubmitting}>
          {t('finconnect.submit')}
        </Button>
        <LinkButton tone="quiet" href={returnPath(view.returnUrl)}>
          {t('finconnect.backWithout')}
        </LinkButton>
      </div>
      <p className="text-sm text-muted">{t('finconnect.private')}</p>
    </form>
  );
}
