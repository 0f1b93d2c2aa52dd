import type { LightForm } from '@portal/web/form/use-light-form';
import { CheckboxGroup } from '@portal/web/ui/checkbox-group';
import { type Choice, Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { LayoutDraft } from './layout-draft.ts';

/** What of a file is none of the account's money: lines that are not posted yet, and amounts in other currencies. */
export function LeftOutColumns({ form, columns }: { form: LightForm<LayoutDraft>; columns: Choice[] }) {
  const { t } = useTranslation();
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <Select
          {...form.field('pending')}
          label={t('officeBank.layout.pending')}
          placeholder={t('officeBank.layout.noColumn')}
          optional
          choices={columns}
        />
        {form.values.pending === '' ? null : (
          <TextField
            {...form.field('pendingWords')}
            label={t('officeBank.layout.pendingWords')}
            hint={t('officeBank.layout.wordsHint')}
            autoComplete="off"
          />
        )}
      </div>
      <CheckboxGroup
        {...form.field('otherCurrencies')}
        label={t('officeBank.layout.otherCurrencies')}
        hint={t('officeBank.layout.otherCurrenciesHint')}
        optional
        choices={columns}
      />
    </>
  );
}
