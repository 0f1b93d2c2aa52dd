import type { FileSampleAnswer } from '@portal/domain/money/bank/lines/office-money.wire';
import { proposeDateForms } from '@portal/domain/money/bank/statements/propose-date-forms';
import { DECIMAL_MARKS } from '@portal/domain/money/bank/statements/read-bank-cents';
import { DATE_FORMS } from '@portal/domain/money/bank/statements/read-bank-day';
import {
  type CsvProfile,
  DELIMITERS,
  STATEMENT_ENCODINGS,
} from '@portal/domain/money/bank/statements/statement-profile';
import { type LightForm, useLightForm } from '@portal/web/form/use-light-form';
import { CheckboxGroup } from '@portal/web/ui/checkbox-group';
import { type Choice, Select } from '@portal/web/ui/select';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { AmountColumns } from './amount-columns.tsx';
import { checkLayout, type LayoutDraft, layoutOf, NEW_LAYOUT } from './layout-draft.ts';
import { SampleTable } from './sample-table.tsx';
import { useFileSample } from './use-file-sample.ts';

const EXAMPLE_LENGTH_MAX = 30;

type LayoutFormProps = {
  file: File;
  /** The initial values: blank, or a saved layout. */
  initial?: LayoutDraft | undefined;
  onSaid: (layout: CsvProfile) => void;
  /** Called when an answer changes after the file was read. */
  onTouched?: (() => void) | undefined;
};

/** The form for a layout of no known bank, next to the file's first rows. */
export function LayoutForm({ file, initial = NEW_LAYOUT, onSaid, onTouched }: LayoutFormProps) {
  const { t } = useTranslation();
  const form = useLightForm<LayoutDraft>(initial, checkLayout, { onChange: () => onTouched?.() });
  const { delimiter, encoding, headerLine, date } = form.values;
  const sample = useFileSample(file, delimiter, encoding);
  const rows = sample.rows;
  const columns = useColumnChoices(rows, headerLine);
  const forms = date === '' ? [] : proposeDateForms(cellsOf(rows, headerLine, Number(date)));
  const fits = forms.map((value) => t(`officeBank.layout.dateForms.${value}`)).join('; ');
  const submit = form.submitTo(async (draft) => {
    const layout = layoutOf(draft, rows);
    if (layout !== null) {
      onSaid(layout);
    }
  });
  const pick = (name: 'delimiter' | 'encoding' | 'decimalMark') => ({
    ...form.field(name),
    label: t(`officeBank.layout.${name}`),
  });
  return (
    <OfficeForm form={form} onSubmit={submit} submitText={t('officeBank.layout.submit')}>
      <div className="grid gap-5 md:grid-cols-2">
        <Select
          {...pick('delimiter')}
          onChange={(value) => form.field('delimiter').onChange(one(DELIMITERS, value))}
          choices={DELIMITERS.map((value, place) => ({
            value,
            label: t(`officeBank.layout.delimiters.${DELIMITER_NAMES[place] ?? 'comma'}`),
          }))}
        />
        <Select
          {...pick('encoding')}
          onChange={(value) => form.field('encoding').onChange(one(STATEMENT_ENCODINGS, value))}
          hint={t('officeBank.layout.encodingHint')}
          choices={STATEMENT_ENCODINGS.map((value) => ({
            value,
            label: t(`officeBank.layout.encodings.${value}`),
          }))}
        />
      </div>
      <SampleTable sample={sample} headerLine={headerLine} />
      <div className="grid gap-5 md:grid-cols-2">
        <Select
          {...form.field('headerLine')}
          label={t('officeBank.layout.headerLine')}
          placeholder={t('officeBank.layout.noHeader')}
          optional="unsaid"
          choices={rows.map(({ line }) => ({
            value: String(line),
            label: t('officeBank.layout.onLine', { line }),
          }))}
        />
        <Select
          {...pick('decimalMark')}
          onChange={(value) => form.field('decimalMark').onChange(one(DECIMAL_MARKS, value))}
          choices={DECIMAL_MARKS.map((value) => ({ value, label: t(`officeBank.layout.marks.${value}`) }))}
        />
        <Select {...form.field('date')} label={t('officeBank.layout.date')} choices={columns} />
        <Select
          {...form.field('dateForm')}
          label={t('officeBank.layout.dateForm')}
          hint={fits === '' ? undefined : t('officeBank.layout.dateFormFits', { forms: fits })}
          choices={DATE_FORMS.map((value) => ({ value, label: t(`officeBank.layout.dateForms.${value}`) }))}
        />
      </div>
      <CheckboxGroup
        {...form.field('description')}
        label={t('officeBank.layout.description')}
        hint={t('officeBank.layout.descriptionHint')}
        choices={columns}
      />
      <AmountColumns form={form} columns={columns} />
      <div className="grid gap-5 md:grid-cols-2">
        <Select
          {...form.field('balance')}
          label={t('officeBank.layout.balance')}
          placeholder={t('officeBank.layout.noColumn')}
          optional
          choices={columns}
        />
        <Select
          {...form.field('party')}
          label={t('officeBank.layout.party')}
          placeholder={t('officeBank.layout.noColumn')}
          optional
          choices={columns}
        />
      </div>
      <CheckboxGroup
        {...form.field('account')}
        label={t('officeBank.layout.account')}
        hint={t('officeBank.layout.accountHint')}
        optional
        choices={columns}
      />
      <LeftOutColumns form={form} columns={columns} />
    </OfficeForm>
  );
}

const DELIMITER_NAMES = ['comma', 'semicolon', 'tab'] as const;

/** The chosen value of a list, or its first one. */
function one<Value extends string>(values: readonly [Value, ...Value[]], chosen: string): Value {
  return values.find((value) => value === chosen) ?? values[0];
}

/** Lines to leave out: those not posted yet, and amounts in other currencies. */
function LeftOutColumns({ form, columns }: { form: LightForm<LayoutDraft>; columns: Choice[] }) {
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

/** What stands in a column below its name. */
function cellsOf(rows: FileSampleAnswer['rows'], headerLine: string, column: number): string[] {
  return rows.filter(({ line }) => line > Number(headerLine)).map(({ cells }) => cells[column] ?? '');
}

/** The columns of a file as choices: number and name, or their first value. */
function useColumnChoices(rows: FileSampleAnswer['rows'], headerLine: string): Choice[] {
  const { t } = useTranslation();
  const header = rows.find(({ line }) => String(line) === headerLine);
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: count }, (_, place) => {
    const example = (header === undefined ? rows : [header])
      .map(({ cells }) => (cells[place] ?? '').trim())
      .find((cell) => cell !== '');
    const number = place + 1;
    return {
      value: String(place),
      label:
        example === undefined
          ? t('officeBank.layout.column', { number })
          : t('officeBank.layout.columnWith', { number, example: example.slice(0, EXAMPLE_LENGTH_MAX) }),
    };
  });
}
