import { Button } from '@portal/web/ui/button';
import { Dialog } from '@portal/web/ui/dialog';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IdleWarning } from './use-idle-watch.ts';
import { useSignOut } from './use-sign-out.ts';

const MINUTE_MS = 60_000;
/** Often enough that the minutes are right, seldom enough that a screen reader is not kept talking. */
const TICK_MS = 5_000;

type IdleDialogProps = { warning: IdleWarning; onStay: () => Promise<void> };

/** The warning before the session ends by itself; Escape means that somebody is there. */
export function IdleDialog({ warning, onStay }: IdleDialogProps) {
  const { t } = useTranslation();
  const { signOut, isSigningOut } = useSignOut();
  const [isClosed, setClosed] = useState(false);
  const minutesLeft = useMinutesLeft(warning.endsAtMs);
  const close = () => {
    if (warning.canStay) {
      void onStay();
    } else {
      setClosed(true);
    }
  };
  return (
    <Dialog
      role="alertdialog"
      isOpen={!isClosed}
      onOpenChange={close}
      title={t('security.idle.title')}
      actions={
        <>
          <Button onPress={() => void signOut()} isPending={isSigningOut}>
            {t('security.idle.leave')}
          </Button>
          <Button tone="primary" autoFocus onPress={close}>
            {t(warning.canStay ? 'security.idle.stay' : 'ui.close')}
          </Button>
        </>
      }
    >
      <p role="status">{textOf()}</p>
    </Dialog>
  );

  function textOf(): string {
    if (!warning.canStay) {
      return t('security.idle.absolute');
    }
    return minutesLeft < 1 ? t('security.idle.soon') : t('security.idle.text', { count: minutesLeft });
  }
}

function useMinutesLeft(endsAtMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.floor((endsAtMs - now) / MINUTE_MS);
}
