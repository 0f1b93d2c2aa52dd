import { ACCOUNT_HOLDER_MAX_LENGTH } from '@portal/domain/order/trades/payment';
import { useField } from '@portal/web/form/use-field';
import { Card } from '@portal/web/ui/card';
import { FileDrop } from '@portal/web/ui/file-drop';
import { FormSection } from '@portal/web/ui/form-section';
import { TextField } from '@portal/web/ui/text-field';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChequeFigure } from './cheque-figure.tsx';
import type { PayValues } from './pay-values.ts';
import type { useVoidCheque } from './use-void-cheque.ts';

type AccountAndChequeProps = {
  title: string;
  intro: string;
  control: Control<PayValues>;
  cheque: ReturnType<typeof useVoidCheque>;
};

/** The account to debit, with its numbers on a drawn cheque, and the void cheque upload. */
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

/** The numbers of a Canadian account, in cheque order, and its holder. */
function AccountFields({ control }: { control: Control<PayValues> }) {
  const { t } = useTranslation();
  const numeric = { inputMode: 'numeric', autoComplete: 'off', figures: true } as const;
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          {...useField(control, 'transit')}
          {...numeric}
          label={t('trades.fields.transit')}
          hint={t('trades.hints.transit')}
          maxLength={16}
        />
        <TextField
          {...useField(control, 'institution')}
          {...numeric}
          label={t('trades.fields.institution')}
          hint={t('trades.hints.institution')}
          maxLength={16}
        />
      </div>
      <TextField
        {...useField(control, 'account')}
        {...numeric}
        label={t('trades.fields.account')}
        hint={t('trades.hints.account')}
        maxLength={32}
        width="medium"
      />
      <TextField
        {...useField(control, 'accountHolder')}
        label={t('trades.fields.accountHolder')}
        hint={t('trades.hints.accountHolder')}
        autoComplete="name"
        maxLength={ACCOUNT_HOLDER_MAX_LENGTH}
      />
    </>
  );
}
