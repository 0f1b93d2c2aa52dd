import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '#parts/dialogs/reason-dialog.tsx';
import { useEndSessionsMutation } from './investors-api.ts';

type EndSessionsDialogProps = {
  investorId: string;
  /** Null for all of them. */
  sessionId: string | null;
  onClose: () => void;
};

/** Says what ending a session does, and asks why. */
export function EndSessionsDialog({ investorId, sessionId, onClose }: EndSessionsDialogProps) {
  const { t } = useTranslation();
  const [endSessions, { error }] = useEndSessionsMutation();
  return (
    <ReasonDialog
      title={t(
        sessionId === null ? 'officeInvestors.sessions.allTitle' : 'officeInvestors.sessions.oneTitle',
      )}
      label={t('officeInvestors.sessions.reason')}
      hint={t('officeInvestors.sessions.reasonHint')}
      rows={2}
      submitText={t('officeInvestors.sessions.submit')}
      send={(reason) => endSessions({ investorId, sessionId, reason })}
      error={error}
      done={({ ended }) =>
        ended === 0
          ? t('officeInvestors.sessions.doneNone')
          : t('officeInvestors.sessions.done', { count: ended })
      }
      onClose={onClose}
    >
      <p className="text-muted">{t('officeInvestors.sessions.text')}</p>
    </ReasonDialog>
  );
}
