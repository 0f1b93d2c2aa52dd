import { REASON_MAX_LENGTH } from '@portal/domain/trades/trade-status';
import { useLightForm } from '@portal/web/form/use-light-form';
import { showToast } from '@portal/web/toasts';
import { Dialog } from '@portal/web/ui/dialog';
import { TextArea } from '@portal/web/ui/text-area';
import { useTranslation } from 'react-i18next';
import { OfficeForm } from '#parts/office-form.tsx';
import { checkReason } from '../matching/check-reason.ts';
import { useUndoMatchMutation } from '../matching/matching-api.ts';
import { useUndoUseMutation } from './unapplied-api.ts';
import type { UndoStep } from './unapplied-step.ts';

type UndoUseDialogProps = { step: UndoStep; onClose: () => void };

/** Says what undoing does, and asks why: of what was done with the money, or of keeping it at all. */
export function UndoUseDialog({ step, onClose }: UndoUseDialogProps) {
  const { t } = useTranslation();
  const [undoUse, { error: useError }] = useUndoUseMutation();
  const [undoMatch, { error: matchError }] = useUndoMatchMutation();
  const form = useLightForm({ reason: '' }, checkReason, { error: useError ?? matchError });
  const isUse = step.what === 'undo-use';
  const submit = form.submitTo(async (typed) => {
    const reason = typed.reason.trim();
    const { data } = isUse
      ? await undoUse({ useId: step.use.id, reason })
      : await undoMatch({ matchId: step.money.id, reason });
    if (data !== undefined) {
      showToast('success', t('officeUnapplied.undo.done'));
      onClose();
    }
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('officeUnapplied.undo.title')}>
      <div className="grid gap-5">
        <p>{t(isUse ? 'officeUnapplied.undo.textUse' : 'officeUnapplied.undo.textKeep')}</p>
        <OfficeForm
          form={form}
          onSubmit={submit}
          submitText={t('officeMatching.undo.action')}
          onCancel={onClose}
          cancelText={t('office.cancel')}
        >
          <TextArea
            {...form.field('reason')}
            label={t('officeMatching.undo.reason')}
            rows={2}
            maxLength={REASON_MAX_LENGTH}
          />
        </OfficeForm>
      </div>
    </Dialog>
  );
}
