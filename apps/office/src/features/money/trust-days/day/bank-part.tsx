import { OFFICE_PAGES } from '@portal/domain/firm/staff/office-pages';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { isWireDollars } from '@portal/domain/ground/money/cents';
import type { TrustDayContent } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import type { NumberAnswer } from '@portal/web/form/read-number';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useFormats } from '@portal/web/i18n/use-formats';
import { showToast } from '@portal/web/toasts';
import { AmountField } from '@portal/web/ui/amount-field';
import { Button } from '@portal/web/ui/button';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Money } from '@portal/web/ui/money';
import { TextLink } from '@portal/web/ui/text-link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#parts/form-dialog.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { useReadBalanceMutation } from '../trust-days-api.ts';
import { movementRows } from './movement-rows.ts';

const NOTHING_TYPED: Typed = { balance: null };

type Account = TrustDayContent['accounts'][number];

/** The banks' figures, from opening to closing balance, in total and per account. */
export function BankPart({ content, mayRead }: { content: TrustDayContent; mayRead: boolean }) {
  const { t } = useTranslation();
  const { exactMoney, day } = useFormats();
  const [reading, setReading] = useState<Account | null>(null);
  const { bank, accounts, previousDay } = content;
  const rows = movementRows(bank, (step) => t(`officeTrustDays.movement.${step}`), exactMoney);
  return (
    <PagePart id="bank" title={t('officeTrustDays.sides.bank')}>
      <p className="text-muted text-sm">
        {previousDay === null
          ? t('officeTrustDays.firstDay')
          : t('officeTrustDays.opensWith', { day: day(previousDay) })}
      </p>
      <DefinitionList figures rows={rows} />
      <h3 className="font-semibold">{t('officeTrustDays.accounts')}</h3>
      <ul className="grid gap-3">
        {accounts.map((account) => (
          <li key={account.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <span className="grid min-w-0">
              <span className="wrap-anywhere">{account.name}</span>
              <span className={`text-sm ${account.shownBy === null ? 'text-attention' : 'text-muted'}`}>
                {t(`officeTrustDays.shownBy.${account.shownBy ?? 'none'}`)}
              </span>
            </span>
            <span className="ml-auto flex flex-wrap items-center justify-end gap-3">
              {account.shownBy === null && mayRead ? (
                <Button
                  size="small"
                  aria-label={t('officeTrustDays.readBalanceLabel', { name: account.name })}
                  onPress={() => setReading(account)}
                >
                  {t('officeTrustDays.readBalance')}
                </Button>
              ) : null}
              <Money dollars={account.closing} />
            </span>
          </li>
        ))}
      </ul>
      <p>
        <TextLink href={OFFICE_PAGES.moneyBank}>{t('officeTrustDays.toBank')}</TextLink>
      </p>
      {reading === null ? null : (
        <ReadBalanceDialog day={content.day} account={reading} onClose={() => setReading(null)} />
      )}
    </PagePart>
  );
}

type ReadBalanceDialogProps = {
  day: string;
  account: Pick<TrustDayContent['accounts'][number], 'id' | 'name'>;
  onClose: () => void;
};

type Typed = { balance: NumberAnswer };

/** Asks for the balance that the bank's page shows of an account without movements. */
function ReadBalanceDialog({ day, account, onClose }: ReadBalanceDialogProps) {
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
