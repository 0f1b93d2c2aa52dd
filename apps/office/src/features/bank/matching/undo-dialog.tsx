import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import type { BankMatch } from './match-row.tsx';
import { useUndoMatchMutation } from './matching-api.ts';

/** Says what undoing a match does, and asks why. */
export function UndoDialog({ match, onClose }: { match: BankMatch; onClose: () => void }) {
  const { t } = useTranslation();
  const { exactMoney } = useFormats();
  const [undo, { error }] = useUndoMatchMutation();
  return (
    <ReasonDialog
      title={t('officeMatching.undo.title')}
      label={t('officeMatching.undo.reason')}
      hint={t('officeMatching.undo.reasonHint')}
      rows={2}
      submitText={t('officeMatching.undo.submit')}
      send={(reason) => undo({ matchId: match.id, reason })}
      error={error}
      done={t('officeMatching.undo.done')}
      onClose={onClose}
    >
      <p>
        {match.reference === null || match.investor === null
          ? `${exactMoney(match.amount)} – ${match.description}`
          : t('officeMatching.undo.what', {
              amount: exactMoney(match.amount),
              reference: match.reference,
              investor: match.investor,
            })}
      </p>
      <p className="text-muted">{t('officeMatching.undo.text')}</p>
    </ReasonDialog>
  );
}
