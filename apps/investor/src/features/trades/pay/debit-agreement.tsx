import { DEALER_EMAIL, TRUSTEE } from '@portal/domain/trades/trustee';
import type { BoundField } from '@portal/web/form/use-field';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Checkbox } from '@portal/web/ui/checkbox';
import { FormSection } from '@portal/web/ui/form-section';
import { useTranslation } from 'react-i18next';
import { SUPPORT_PHONE } from '#state/paths.ts';

/**
 * The agreement to one personal pre-authorized debit, with what Payments Canada's Rule H1 has it say: amount, time,
 * waived notice, right to cancel and recourse.
 */
export function DebitAgreement({ dollars, agreed }: { dollars: number; agreed: BoundField<boolean> }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const amount = formats.exactMoney(dollars);
  const clauses = [
    t('wizard.pay.agreement.payee', { amount, trustee: TRUSTEE.name }),
    t('wizard.pay.agreement.when'),
    t('wizard.pay.agreement.trust'),
    t('wizard.pay.agreement.revoke', { email: DEALER_EMAIL, phone: SUPPORT_PHONE }),
    t('wizard.pay.agreement.recourse'),
    t('wizard.pay.agreement.holder'),
  ];
  return (
    <FormSection title={t('wizard.pay.agreement.title')}>
      <ol className="flex max-w-prose list-decimal flex-col gap-3 pl-6 text-sm marker:text-muted">
        {clauses.map((clause) => (
          <li key={clause} className="pl-1">
            {clause}
          </li>
        ))}
      </ol>
      <div className="rounded-card border border-line bg-sunken px-4 py-2">
        <Checkbox {...agreed} isRequired>
          {t('wizard.pay.authorization', { amount })}
        </Checkbox>
      </div>
    </FormSection>
  );
}
