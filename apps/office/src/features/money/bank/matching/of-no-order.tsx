import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import type { OpenLine } from '@portal/domain/money/bank/lines/office-money.wire';
import { PAYOR_LENGTH_MAX } from '@portal/domain/money/payments/office-receipts.wire';
import { useLightForm } from '@portal/web/form/use-light-form';
import { Disclosure } from '@portal/web/ui/disclosure';
import { TextArea } from '@portal/web/ui/text-area';
import { TextField } from '@portal/web/ui/text-field';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { useKeepUnappliedMutation } from '../unapplied/unapplied-api.ts';

type OfNoOrderProps = { line: OpenLine; onDone: (sentence: string) => void };

/** For a line without an order: incoming money is kept as unapplied, outgoing money is matched to what was sent back. */
export function OfNoOrder({ line, onDone }: OfNoOrderProps) {
  const { t } = useTranslation();
  const [keep, { error }] = useKeepUnappliedMutation();
  const way = line.amount > 0 ? 'in' : 'out';
  const form = useLightForm({ noOrderPayor: line.party ?? '', noOrderReason: '' }, checkKnown, { error });
  const submit = form.submitTo(async ({ noOrderPayor, noOrderReason }) => {
    const payor = noOrderPayor.trim();
    const said = { payor: payor === '' ? null : payor, reason: noOrderReason.trim() };
    const { data } = await keep({ lineId: line.id, ...said });
    if (data !== undefined) {
      onDone(t(`officeUnapplied.line.${way}Done`));
    }
  });
  return (
    <Disclosure summary={t(`officeUnapplied.line.${way}`)}>
      <div className="grid gap-5 text-text">
        <p>{t(`officeUnapplied.line.${way}Text`)}</p>
        <OfficeForm form={form} onSubmit={submit} submitText={t(`officeUnapplied.line.${way}Submit`)}>
          <TextField
            {...form.field('noOrderPayor')}
            label={t(`officeUnapplied.line.${way}Payor`)}
            optional
            autoComplete="off"
            maxLength={PAYOR_LENGTH_MAX}
          />
          <TextArea
            {...form.field('noOrderReason')}
            label={t('officeUnapplied.line.reason')}
            hint={t('officeUnapplied.line.reasonHint')}
            rows={2}
            maxLength={REASON_MAX_LENGTH}
          />
        </OfficeForm>
      </div>
    </Disclosure>
  );
}

/** Shown next to the matching form, so its fields need other names. */
function checkKnown({ noOrderReason }: { noOrderReason: string }): FieldIssue[] {
  return noOrderReason.trim() === ''
    ? [{ path: 'noOrderReason', key: 'officeUnapplied.line.reasonRequired', values: {} }]
    : [];
}
