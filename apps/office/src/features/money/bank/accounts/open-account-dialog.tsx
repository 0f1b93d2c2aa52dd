import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { isWireDollars } from '@portal/domain/ground/money/cents';
import { isCalendarDate } from '@portal/domain/ground/people/calendar-date';
import { ACCOUNT_NAME_LENGTH_MAX } from '@portal/domain/money/bank/lines/bank-schemas';
import type { NumberAnswer } from '@portal/web/form/read-number';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { AmountField } from '@portal/web/ui/amount-field';
import { DateField } from '@portal/web/ui/date-field';
import { Dialog } from '@portal/web/ui/dialog';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { useOpenTrustAccountMutation } from '../bank-api.ts';

const NEW_ACCOUNT: NewAccount = { name: '', openingBalance: null, openedOn: '' };
const issue = (path: keyof NewAccount, key: string): FieldIssue => ({ path, key, values: {} });

/** Adds an account: its name, and its balance before the first line to be imported. */
export function OpenAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [openAccount, { error }] = useOpenTrustAccountMutation();
  const form = useLightForm(NEW_ACCOUNT, checkAccount, { error });
  const submit = form.submitTo(async ({ name, openingBalance, openedOn }) => {
    if (typeof openingBalance !== 'number') {
      return;
    }
    const { data } = await openAccount({ name: name.trim(), openingBalance, openedOn });
    if (data !== undefined) {
      showToast('success', t('officeBank.open.done', { name: name.trim() }));
      onClose();
    }
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('officeBank.open.title')}>
      <OfficeForm
        form={form}
        onSubmit={submit}
        submitText={t('officeBank.open.submit')}
        onCancel={onClose}
        cancelText={t('office.cancel')}
      >
        <TextField
          {...form.field('name')}
          label={t('officeBank.open.name')}
          hint={t('officeBank.open.nameHint')}
          maxLength={ACCOUNT_NAME_LENGTH_MAX}
          autoComplete="off"
        />
        <AmountField
          {...form.field('openingBalance')}
          label={t('officeBank.open.openingBalance')}
          hint={t('officeBank.open.openingBalanceHint')}
        />
        <DateField {...form.field('openedOn')} label={t('officeBank.open.openedOn')} />
      </OfficeForm>
    </Dialog>
  );
}

type NewAccount = { name: string; openingBalance: NumberAnswer; openedOn: string };

/** Checks a new trust account before it is sent; the server checks the same, and that its name is free. */
function checkAccount({ name, openingBalance, openedOn }: NewAccount): FieldIssue[] {
  return [
    ...(name.trim() === '' ? [issue('name', 'officeBank.open.nameRequired')] : []),
    ...(isWireDollars(openingBalance) ? [] : [issue('openingBalance', 'officeBank.open.balanceWrong')]),
    ...(isCalendarDate(openedOn) ? [] : [issue('openedOn', 'officeBank.open.dayWrong')]),
  ];
}
