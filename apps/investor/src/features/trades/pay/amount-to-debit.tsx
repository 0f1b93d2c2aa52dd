import { useFormats } from '@portal/web/i18n/use-formats';
import { Money } from '@portal/web/ui/money';
import { useTranslation } from 'react-i18next';

type AmountToDebitProps = {
  dollars: number;
  /** The account was linked at a provider, which makes the debit: nothing tells us its day before. */
  isLinked?: boolean;
};

/** The amount of the one debit, its earliest date, and the notice given. */
export function AmountToDebit({ dollars, isLinked = false }: AmountToDebitProps) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  return (
    <div className="flex flex-col gap-2 rounded-card bg-accent-soft px-5 py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">{t('wizard.pay.amount')}</span>
        <span className="font-display text-2xl">
          <Money dollars={dollars} />
        </span>
      </p>
      <p className="max-w-prose text-sm">
        {t(isLinked ? 'wizard.pay.whenLinked' : 'wizard.pay.when', { amount: exactMoney(dollars) })}
      </p>
    </div>
  );
}
