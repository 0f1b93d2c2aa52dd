import { Card } from '@portal/web/ui/card';
import { FileDrop } from '@portal/web/ui/file-drop';
import { FormSection } from '@portal/web/ui/form-section';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AccountFields } from './account-fields.tsx';
import { ChequeFigure } from './cheque-figure.tsx';
import type { PayValues } from './pay-values.ts';
import type { useVoidCheque } from './use-void-cheque.ts';

type AccountAndChequeProps = {
  title: string;
  intro: string;
  control: Control<PayValues>;
  cheque: ReturnType<typeof useVoidCheque>;
};

/** The account to debit with its numbers on a drawn cheque, and the void cheque itself. */
export function AccountAndCheque({ title, intro, control, cheque }: AccountAndChequeProps) {
  const { t } = useTranslation();
  return (
    <Card>
      <FormSection title={title} intro={intro}>
        <ChequeFigure />
        <AccountFields control={control} />
        <FileDrop
          name="voidCheque"
          label={t('wizard.pay.voidCheque')}
          hint={t('wizard.pay.voidChequeHint')}
          optional
          file={cheque.shown}
          onSelect={cheque.choose}
          onRemove={cheque.remove}
          camera="environment"
        />
      </FormSection>
    </Card>
  );
}
