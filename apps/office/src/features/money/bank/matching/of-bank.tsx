import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import type { OpenLine } from '@portal/domain/money/bank/lines/office-money.wire';
import { OF_BANK_KINDS } from '@portal/domain/money/payments/journal-accounts';
import { useLightForm } from '@portal/web/form/use-light-form';
import { Disclosure } from '@portal/web/ui/disclosure';
import { RadioGroup } from '@portal/web/ui/radio-group';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { useBookOfBankMutation } from './matching-api.ts';

type OfBankProps = { line: OpenLine; onDone: (sentence: string) => void };

/** Books a line as the bank's own: no investor's money, in or out. */
export function OfBank({ line, onDone }: OfBankProps) {
  const { t } = useTranslation();
  const [book, { error }] = useBookOfBankMutation();
  const likely = line.amount > 0 ? 'bank-interest' : 'bank-charge';
  const form = useLightForm({ bankKind: String(likely), bankReason: '' }, checkReason, { error });
  const submit = form.submitTo(async ({ bankKind, bankReason }) => {
    const kind = OF_BANK_KINDS.find((each) => each === bankKind) ?? likely;
    const { data } = await book({ lineId: line.id, kind, reason: bankReason.trim() });
    if (data !== undefined) {
      onDone(t('officeMatching.ofBank.done'));
    }
  });
  return (
    <Disclosure summary={t('officeMatching.ofBank.title')}>
      <div className="grid gap-5 text-text">
        <p>{t('officeMatching.ofBank.text')}</p>
        <OfficeForm form={form} onSubmit={submit} submitText={t('officeMatching.ofBank.submit')}>
          <RadioGroup
            {...form.field('bankKind')}
            label={t('officeMatching.ofBank.kind')}
            choices={OF_BANK_KINDS.map((value) => ({
              value,
              label: t(`officeMatching.ofBank.kinds.${value}`),
            }))}
          />
          <TextArea
            {...form.field('bankReason')}
            label={t('officeMatching.ofBank.reason')}
            rows={2}
            maxLength={REASON_MAX_LENGTH}
          />
        </OfficeForm>
      </div>
    </Disclosure>
  );
}

/** Shown next to the matching form, so its fields need other names. */
function checkReason({ bankReason }: { bankReason: string }): FieldIssue[] {
  return bankReason.trim() === ''
    ? [{ path: 'bankReason', key: 'officeMatching.ofBank.reasonRequired', values: {} }]
    : [];
}
