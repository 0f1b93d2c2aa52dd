import type {
  ImportedStatementAnswer,
  TrustAccountAnswer,
} from '@portal/domain/money/bank/office-money.wire';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { AmountField } from '@portal/web/ui/amount-field';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { useImportStatementMutation } from '../bank-api.ts';
import type { SentStatement } from '../sent-statement.ts';
import { type Balances, checkBalances } from './check-balances.ts';
import type { ReadFile } from './read-lines.tsx';
import { SumOfStatement } from './sum-of-statement.tsx';

type TakeStatementProps = {
  read: ReadFile;
  sent: SentStatement;
  account: TrustAccountAnswer;
  onTaken: (imported: ImportedStatementAnswer) => void;
};

/** What the account held, the lines, and what it holds come to each other; where the file has no balances a person types them. */
export function TakeStatement({ read, sent, account, onTaken }: TakeStatementProps) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const { exactMoney, day } = useFormats();
  const [take, { error }] = useImportStatementMutation();
  const ofFile: Balances = { openingBalance: read.openingBalance, closingBalance: read.closingBalance };
  const check = (balances: Balances) => checkBalances({ ...balances, ...saidBy(ofFile) }, read, exactMoney);
  const form = useLightForm<Balances>({ openingBalance: null, closingBalance: null }, check, { error });
  const balances = { ...form.values, ...saidBy(ofFile) };
  const isTyped = read.openingBalance === null || read.closingBalance === null;
  const submit = form.submitTo(async (typed) => {
    const { data } = await take({ ...sent, ...typed });
    if (data !== undefined) {
      onTaken(data);
    }
  });
  const held = {
    amount: exactMoney(read.held),
    when: account.lastDay === null ? t('officeBank.balances.atFirst') : day(account.lastDay),
  };
  const refusal = isTyped ? undefined : form.issues[0];
  return (
    <PagePart id="balances" title={t('officeBank.balances.title')}>
      <p className="text-muted">{t('officeBank.balances.held', held)}</p>
      <SumOfStatement read={read} balances={balances} />
      {refusal === undefined ? (
        <OfficeForm form={form} onSubmit={submit} submitText={t('officeBank.import.submit')}>
          {read.openingBalance === null ? (
            <AmountField
              {...form.field('openingBalance')}
              label={t('officeBank.balances.opening')}
              hint={t('officeBank.balances.openingHint')}
            />
          ) : null}
          {read.closingBalance === null ? (
            <AmountField
              {...form.field('closingBalance')}
              label={t('officeBank.balances.closing')}
              hint={t('officeBank.balances.closingHint')}
            />
          ) : null}
        </OfficeForm>
      ) : (
        <Notice tone="danger" isNew title={translate(refusal.key, refusal.values)} />
      )}
    </PagePart>
  );
}

/** The balances that a file has; those win over what was typed. */
function saidBy({ openingBalance, closingBalance }: Balances): Partial<Balances> {
  return {
    ...(openingBalance === null ? {} : { openingBalance }),
    ...(closingBalance === null ? {} : { closingBalance }),
  };
}
