import { Money } from '@portal/web/ui/money';
import { useTranslation } from 'react-i18next';

/** What the one debit will be. */
export function AmountToDebit({ dollars }: { dollars: number }) {
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
