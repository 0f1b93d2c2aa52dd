import type { OfficeInvestor } from '@portal/domain/desk/investors/office-investors.wire';
import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import { isAmong } from '@portal/domain/people/representatives/is-among';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { Dialog } from '@portal/web/ui/dialog';
import { Select } from '@portal/web/ui/select';
import { TextArea } from '@portal/web/ui/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkReason } from '#parts/dialogs/check-reason.ts';
import { OfficeForm } from '#parts/office-form.tsx';
import { useRepresentativesQuery } from '#state/representatives-api.ts';
import { useChangeRepresentativeMutation } from './investors-api.ts';

const issue = (path: string, key: string): FieldIssue => ({ path, key, values: {} });

type ChangeRepresentativeDialogProps = { investor: OfficeInvestor['investor']; onClose: () => void };

/** Moves an investor to another representative, with a reason. */
export function ChangeRepresentativeDialog({ investor, onClose }: ChangeRepresentativeDialogProps) {
  const { t } = useTranslation();
  // The representative whom the person saw when they opened this, even if the page reloads meanwhile.
  const [fromId] = useState(investor.representative?.id ?? null);
  const { data: representatives = [] } = useRepresentativesQuery();
  const [change, { error }] = useChangeRepresentativeMutation();
  const form = useLightForm(
    { toId: fromId ?? '', reason: '' },
    (typed) => checkRepresentative(typed, fromId),
    {
      error,
    },
  );
  const submit = form.submitTo(async ({ toId, reason }) => {
    const { data } = await change({
      investorId: investor.id,
      fromId,
      toId: toId === '' ? null : toId,
      reason: reason.trim(),
    });
    if (data !== undefined) {
      showToast('success', t('officeInvestors.representative.done'));
      onClose();
    }
  });
  const choices = representatives.filter(
    ({ id, isActive, provinces }) => id === fromId || (isActive && isAmong(provinces, investor.province)),
  );
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('officeInvestors.representative.title')}>
      <div className="grid gap-5">
        <p className="text-muted">{t('officeInvestors.representative.text')}</p>
        <OfficeForm
          form={form}
          onSubmit={submit}
          submitText={t('officeInvestors.representative.submit')}
          onCancel={onClose}
          cancelText={t('office.cancel')}
          takesFocus
        >
          <Select
            {...form.field('toId')}
            label={t('officeInvestors.representative.to')}
            hint={t('officeInvestors.representative.onlyThere')}
            placeholder={t('officeInvestors.representative.nobody')}
            choices={choices.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          />
          <TextArea
            {...form.field('reason')}
            label={t('officeInvestors.sessions.reason')}
            hint={t('officeInvestors.sessions.reasonHint')}
            rows={2}
            maxLength={REASON_MAX_LENGTH}
          />
        </OfficeForm>
      </div>
    </Dialog>
  );
}

/** Requires a different representative, and a reason. */
function checkRepresentative(
  { toId, reason }: { toId: string; reason: string },
  fromId: string | null,
): FieldIssue[] {
  return [
    ...(toId === (fromId ?? '') ? [issue('toId', 'officeInvestors.representative.same')] : []),
    ...checkReason({ reason }),
  ];
}
