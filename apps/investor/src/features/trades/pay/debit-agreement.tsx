import type { Trade } from '@portal/domain/order/trades/trade.wire';
import type { BoundField } from '@portal/web/form/use-field';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Checkbox } from '@portal/web/ui/checkbox';
import { FormSection } from '@portal/web/ui/form-section';
import { useTranslation } from 'react-i18next';

/** The agreement to one personal pre-authorized debit, and the box to agree. */
export function DebitAgreement({ terms, agreed }: { terms: DebitTerms; agreed: BoundField<boolean> }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <FormSection title={t('wizard.pay.agreement.title')}>
      <AgreementClauses terms={terms} />
      <div className="rounded-card border border-line bg-sunken px-4 py-2">
        <Checkbox {...agreed} isRequired>
          {t('wizard.pay.authorization', { amount: formats.exactMoney(terms.dollars) })}
        </Checkbox>
      </div>
    </FormSection>
  );
}

/** The clauses required by Payments Canada's Rule H1: amount, time, waived notice, right to cancel and recourse. */
export function AgreementClauses({ terms: { dollars, trustee, email, phone } }: { terms: DebitTerms }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const clauses = [
    t('wizard.pay.agreement.payee', { amount: formats.exactMoney(dollars), trustee }),
    t('wizard.pay.agreement.when'),
    t('wizard.pay.agreement.trust'),
    t('wizard.pay.agreement.revoke', { email, phone }),
    t('wizard.pay.agreement.recourse'),
    t('wizard.pay.agreement.holder'),
  ];
  return (
    <ol className="flex max-w-prose list-decimal flex-col gap-3 pl-6 text-sm marker:text-muted">
      {clauses.map((clause) => (
        <li key={clause} className="pl-1">
          {clause}
        </li>
      ))}
    </ol>
  );
}

/** Terms of a debit agreement: amount in dollars, payee, and where to revoke it. */
type DebitTerms = { dollars: number; trustee: string; email: string; phone: string };

export function debitTermsOf({ orderTotal, payee, dealer }: Trade): DebitTerms {
  return { dollars: orderTotal, trustee: payee.name, email: dealer.email, phone: dealer.phone };
}
