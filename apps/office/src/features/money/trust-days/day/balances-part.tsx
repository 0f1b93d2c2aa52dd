import { centsFromDollars, dollarsFromCents } from '@portal/domain/ground/money/cents';
import type { TrustDayContent } from '@portal/domain/money/reconciliation/office-trust-days.wire';
import { Money } from '@portal/web/ui/money';
import { useTranslation } from 'react-i18next';
import { PagePart } from '#parts/page-part.tsx';

/** The three balances side by side, and the difference of each pair. */
export function BalancesPart({ content }: { content: TrustDayContent }) {
  const { t } = useTranslation();
  const { bank, books, investors } = content;
  const sides = [
    { name: t('officeTrustDays.sides.bank'), amount: bank.closing },
    { name: t('officeTrustDays.sides.books'), amount: books.closing },
    { name: t('officeTrustDays.sides.investors'), amount: investors.closing },
  ];
  return (
    <PagePart id="balances" title={t('officeTrustDays.balances')}>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
        {sides.map(({ name, amount }) => (
          <div key={name} className="grid gap-1">
            <dt className="text-muted">{name}</dt>
            <dd className="font-semibold text-2xl">
              <Money dollars={amount} />
            </dd>
          </div>
        ))}
      </dl>
      <dl className="grid gap-x-12 gap-y-2 border-line border-t pt-4 lg:grid-cols-2">
        <Between name={t('officeTrustDays.between.bank-books')} one={bank.closing} other={books.closing} />
        <Between
          name={t('officeTrustDays.between.books-investors')}
          one={books.closing}
          other={investors.closing}
        />
      </dl>
    </PagePart>
  );
}

function Between({ name, one, other }: { name: string; one: number; other: number }) {
  const { t } = useTranslation();
  const cents = centsFromDollars(one) - centsFromDollars(other);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-muted">{name}</dt>
      <dd className={cents === 0n ? 'text-success' : 'font-semibold text-attention'}>
        {cents === 0n ? t('officeTrustDays.same') : <Money dollars={dollarsFromCents(cents)} />}
      </dd>
    </div>
  );
}
