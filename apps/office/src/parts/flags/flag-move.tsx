import { Button } from '@portal/web/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../dialogs/reason-dialog.tsx';

type FlagMoveProps = {
  move: 'clear' | 'countOnce';
  /** What the flag says. */
  what: string;
  /** Where another sentence fits the flag better than the move's own. */
  text?: string;
  /** Does it for a reason; without an answer where that was refused. */
  send: (reason: string) => Promise<{ data?: null | undefined }>;
  error: unknown;
};

/** What somebody may do about a flag, for a reason. */
export function FlagMove({ move, what, text, send, error }: FlagMoveProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={t(`officeFlags.${move}.label`, { what })}
        onPress={() => setAsking(true)}
      >
        {t(`officeFlags.${move}.action`)}
      </Button>
      {isAsking ? (
        <ReasonDialog
          title={t(`officeFlags.${move}.title`)}
          label={t('officeFlags.clear.reason')}
          submitText={t(`officeFlags.${move}.action`)}
          send={send}
          error={error}
          done={t(`officeFlags.${move}.done`)}
          onClose={() => setAsking(false)}
        >
          <p className="font-semibold">{what}</p>
          <p>{text ?? t(`officeFlags.${move}.text`)}</p>
        </ReasonDialog>
      ) : null}
    </>
  );
}
