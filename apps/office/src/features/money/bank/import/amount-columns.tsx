import type { LightForm } from '@portal/web/form/use-light-form';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { type Choice, Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import { AMOUNT_KINDS, type LayoutDraft } from './layout-draft.ts';

/** How the file gives amounts and their direction: by sign, in two columns, or by a word. */
export function AmountColumns({ form, columns }: { form: LightForm<LayoutDraft>; columns: Choice[] }) {
  const { t } = useTranslation();
  const { amountKind } = form.values;
  const column = (name: 'amount' | 'out' | 'in' | 'direction') => (
    <Select {...form.field(name)} label={t(`officeBank.layout.${name}`)} choices={columns} />
  );
  const words = (name: 'inWords' | 'outWords') => (
    <TextField
      {...form.field(name)}
      label={t(`officeBank.layout.${name}`)}
      hint={t('officeBank.layout.wordsHint')}
      autoComplete="off"
    />
  );
  return (
    <>
      <RadioGroup
        {...form.field('amountKind')}
        label={t('officeBank.layout.amountKind')}
        choices={AMOUNT_KINDS.map((value) => ({
          value,
          label: t(`officeBank.layout.amountKinds.${value}`),
        }))}
      />
      <div className="grid gap-5 md:grid-cols-2">
        {amountKind === 'signed' || amountKind === 'by-word' ? column('amount') : null}
        {amountKind === 'two-columns' ? (
          <>
            {column('out')}
            {column('in')}
          </>
        ) : null}
        {amountKind === 'by-word' ? (
          <>
            {column('direction')}
            {words('inWords')}
            {words('outWords')}
          </>
        ) : null}
      </div>
    </>
  );
}
