import { Button } from '@portal/web/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonDialog } from '../dialogs/reason-dialog.tsx';

type FlagMoveProps = {
  move: 'clear' | 'countOnce';
  /** What the flag says. */
  what: string;
  /** A sentence that fits the flag better than the move's own, if there is one. */
  text?: string;
  /** Does it with a reason; resolves without data if it was refused. */
  send: (reason: string) => Promise<{ data?: null | undefined }>;
  error: unknown;
};

/** An action on a flag, which takes a reason. */
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
