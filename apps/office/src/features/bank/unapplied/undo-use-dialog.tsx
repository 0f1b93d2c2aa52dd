import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { useUndoMatchMutation } from '../matching/matching-api.ts';
import { useUndoUseMutation } from './unapplied-api.ts';
import type { UndoStep } from './unapplied-step.ts';

type UndoUseDialogProps = { step: UndoStep; onClose: () => void };

/** Says what undoing does, and asks why: of what was done with the money, or of keeping it at all. */
export function UndoUseDialog({ step, onClose }: UndoUseDialogProps) {
  const { t } = useTranslation();
  const [undoUse, { error: useError }] = useUndoUseMutation();
  const [undoMatch, { error: matchError }] = useUndoMatchMutation();
  const isUse = step.what === 'undo-use';
  return (
    <ReasonDialog
      title={t('officeUnapplied.undo.title')}
      label={t('officeMatching.undo.reason')}
      rows={2}
      submitText={t('officeMatching.undo.action')}
      send={async (reason): Promise<{ data?: null | undefined }> =>
        isUse ? undoUse({ useId: step.use.id, reason }) : undoMatch({ matchId: step.money.id, reason })
      }
      error={useError ?? matchError}
      done={t('officeUnapplied.undo.done')}
      onClose={onClose}
    >
      <p>{t(isUse ? 'officeUnapplied.undo.textUse' : 'officeUnapplied.undo.textKeep')}</p>
    </ReasonDialog>
  );
}
