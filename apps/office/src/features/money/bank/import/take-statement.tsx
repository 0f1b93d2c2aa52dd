import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { centsFromDollars, dollarsFromCents, isWireDollars } from '@portal/domain/ground/money/cents';
import type {
  ImportedStatementAnswer,
  TrustAccountAnswer,
} from '@portal/domain/money/bank/lines/office-money.wire';
import type { NumberAnswer } from '@portal/web/form/read-number';
import { useLightForm } from '@portal/web/form/use-light-form';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { AmountField } from '@portal/web/ui/amount-field';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Money } from '@portal/web/ui/money';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { PagePart } from '#parts/page-part.tsx';
import { useImportStatementMutation } from '../bank-api.ts';
import type { SentStatement } from '../sent-statement.ts';
import type { ReadFile } from './read-lines.tsx';

type TakeStatementProps = {
  read: ReadFile;
  sent: SentStatement;
  account: TrustAccountAnswer;
  onTaken: (imported: ImportedStatementAnswer) => void;
};

/** Shows that opening balance, lines and closing balance add up; if the file has no balances, a person types them. */
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

/** The balances in the file; they take precedence over typed ones. */
function saidBy({ openingBalance, closingBalance }: Balances): Partial<Balances> {
  return {
    ...(openingBalance === null ? {} : { openingBalance }),
    ...(closingBalance === null ? {} : { closingBalance }),
  };
}

/** Opening balance, money in, money out and closing balance, and by how much they fail to add up. */
function SumOfStatement({ read, balances }: { read: ReadFile; balances: Balances }) {
  const { t } = useTranslation();
  const { openingBalance, closingBalance } = balances;
  const difference = missesOf(balances, read)?.sum ?? 0;
  const amount = (dollars: Balances[keyof Balances]) =>
    typeof dollars === 'number' ? <Money dollars={dollars} /> : t('officeBank.balances.toType');
  return (
    <DefinitionList
      figures
      rows={[
        { id: 'opening', label: t('officeBank.balances.opening'), value: amount(openingBalance) },
        { id: 'in', label: t('officeBank.balances.moneyIn'), value: <Money dollars={read.moneyIn} /> },
        { id: 'out', label: t('officeBank.balances.moneyOut'), value: <Money dollars={-read.moneyOut} /> },
        {
          id: 'closing',
          label: t('officeBank.balances.closing'),
          value: amount(closingBalance),
          isTotal: true,
        },
        ...(difference === 0
          ? []
          : [
              {
                id: 'difference',
                label: t('officeBank.balances.difference'),
                value: (
                  <span className="font-semibold text-danger">
                    <Money dollars={difference} />
                  </span>
                ),
              },
            ]),
      ]}
    />
  );
}

type Balances = { openingBalance: NumberAnswer; closingBalance: NumberAnswer };

type Sums = Pick<ReadFile, 'moneyIn' | 'moneyOut' | 'newCount' | 'after'>;

/** The closing balance minus what the lines add up to, in dollars; 0 if they agree. */
function missesOf({ openingBalance, closingBalance }: Balances, sums: Sums) {
  if (!isWireDollars(openingBalance) || !isWireDollars(closingBalance)) {
    return null;
  }
  const closingCents = centsFromDollars(closingBalance);
  const sumCents =
    centsFromDollars(openingBalance) + centsFromDollars(sums.moneyIn) - centsFromDollars(sums.moneyOut);
  return {
    sum: dollarsFromCents(closingCents - sumCents),
    gap: sums.newCount === 0 ? 0 : dollarsFromCents(closingCents - centsFromDollars(sums.after)),
  };
}

/** Checks balances that a person read off the bank's page; the server checks them again. */
function checkBalances(
  balances: Balances,
  sums: Sums,
  exactMoney: (dollars: number) => string,
): FieldIssue[] {
  const missing = (['openingBalance', 'closingBalance'] as const).filter(
    (path) => !isWireDollars(balances[path]),
  );
  if (missing.length > 0) {
    return missing.map((path) => ({ path, key: 'officeBank.balances.missing', values: {} }));
  }
  const misses = missesOf(balances, sums);
  if (misses === null || (misses.sum === 0 && misses.gap === 0)) {
    return [];
  }
  const [key, difference] =
    misses.sum === 0 ? ['officeBank.balances.gap', misses.gap] : ['officeBank.balances.sumWrong', misses.sum];
  return [{ path: 'closingBalance', key, values: { difference: exactMoney(difference) } }];
}
