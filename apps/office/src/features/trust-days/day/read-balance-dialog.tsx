import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { isWireDollars } from '@portal/domain/ground/money/cents';
import type { TrustDayContent } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import type { NumberAnswer } from '@portal/web/typed-number';
import { AmountField } from '@portal/web/ui/amount-field';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#parts/form-dialog.tsx';
import { useReadBalanceMutation } from '../trust-days-api.ts';

type ReadBalanceDialogProps = {
  day: string;
  account: Pick<TrustDayContent['accounts'][number], 'id' | 'name'>;
  onClose: () => void;
};
type Typed = { balance: NumberAnswer };

const NOTHING_TYPED: Typed = { balance: null };

/** Asks what the bank's page shows of an account in which nothing moved. */
export function ReadBalanceDialog({ day, account, onClose }: ReadBalanceDialogProps) {
  const { t } = useTranslation();
  const [readBalance, { error }] = useReadBalanceMutation();
  const form = useLightForm(NOTHING_TYPED, checkBalance, { error });
  const submit = form.submitTo(async ({ balance }) => {
    if (typeof balance !== 'number') {
      return;
    }
    const { data } = await readBalance({ day, accountId: account.id, balance });
    if (data !== undefined) {
      showToast('success', t('officeTrustDays.reading.done'));
      onClose();
    }
  });
  return (
    <FormDialog
      title={t('officeTrustDays.reading.title', { name: account.name })}
      form={form}
      onSubmit={submit}
      submitText={t('officeTrustDays.reading.submit')}
      onClose={onClose}
    >
      <p className="text-muted">{t('officeTrustDays.reading.text')}</p>
      <AmountField {...form.field('balance')} label={t('officeTrustDays.reading.balance')} />
    </FormDialog>
  );
}

function checkBalance({ balance }: Typed): FieldIssue[] {
  return isWireDollars(balance)
    ? []
    : [{ path: 'balance', key: 'officeTrustDays.reading.balanceWrong', values: {} }];
}
