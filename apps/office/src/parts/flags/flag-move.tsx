import { Button } from '@portal/web/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FlagReasonDialog } from './flag-reason-dialog.tsx';

type FlagMoveProps = {
  move: 'clear' | 'countOnce';
  /** What the flag says. */
  what: string;
  /** Where another sentence fits the flag better than the move's own. */
  text?: string;
  /** Does it for a reason; false where that was refused. */
  send: (reason: string) => Promise<boolean>;
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
        <FlagReasonDialog
          title={t(`officeFlags.${move}.title`)}
          what={what}
          text={text ?? t(`officeFlags.${move}.text`)}
          action={t(`officeFlags.${move}.action`)}
          done={t(`officeFlags.${move}.done`)}
          send={send}
          error={error}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
