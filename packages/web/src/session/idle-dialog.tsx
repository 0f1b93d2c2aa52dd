import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IdleWarning } from '../page/use-idle-watch.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

const MINUTE_MS = 60_000;
/** Often enough to keep the minutes right, rarely enough that a screen reader does not keep talking. */
const TICK_MS = 5_000;

type IdleDialogProps = {
  warning: IdleWarning;
  onStay: () => Promise<void>;
  onLeave: () => void;
  isLeaving: boolean;
  texts: { title: string; stay: string; leave: string };
  /** The explanation, given the minutes left; null if the session has reached its maximum length. */
  textFor: (minutesLeft: number | null) => string;
};

/** The warning before the session times out; Escape means that somebody is there. */
export function IdleDialog(props: IdleDialogProps) {
  const { warning, onStay, onLeave, isLeaving, texts, textFor } = props;
  const { t } = useTranslation();
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
      title={texts.title}
      actions={
        <>
          <Button onPress={onLeave} isPending={isLeaving}>
            {texts.leave}
          </Button>
          <Button tone="primary" autoFocus onPress={close}>
            {warning.canStay ? texts.stay : t('ui.close')}
          </Button>
        </>
      }
    >
      <p role="status">{textFor(warning.canStay ? minutesLeft : null)}</p>
    </Dialog>
  );
}

function useMinutesLeft(endsAtMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Math.floor((endsAtMs - now) / MINUTE_MS);
}
