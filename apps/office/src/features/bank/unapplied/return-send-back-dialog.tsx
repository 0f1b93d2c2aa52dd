import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { checkReason } from '#parts/dialogs/check-reason.ts';
import { FormDialog } from '#parts/form-dialog.tsx';
import { useDecideSendBackMutation } from './unapplied-api.ts';
import type { DecideStep } from './unapplied-step.ts';

/** Asks why a proposal to send money back goes back to who made it. */
export function ReturnSendBackDialog({ step, onClose }: { step: DecideStep; onClose: () => void }) {
  const { t } = useTranslation();
  const [decide, { error }] = useDecideSendBackMutation();
  const form = useLightForm({ reason: '' }, checkReason, { error });
  const { money, proposal } = step;
  const { proposalId, maker } = proposal;
  const submit = form.submitTo(async (typed) => {
    const call = { move: 'return', proposalId, reason: typed.reason.trim() } as const;
    const { data } = await decide({ unappliedId: money.id, ...call });
    if (data !== undefined) {
      showToast('success', t('officeUnapplied.proposal.done.return'));
      onClose();
    }
  });
  const name = t('officeUnapplied.proposal.return');
  return (
    <FormDialog title={name} form={form} onSubmit={submit} submitText={name} onClose={onClose}>
      <p>{t('officeUnapplied.proposal.returnText', { name: maker })}</p>
      <TextArea
        {...form.field('reason')}
        label={t('officeUnapplied.sendBack.reason')}
        maxLength={REASON_MAX_LENGTH}
      />
    </FormDialog>
  );
}
