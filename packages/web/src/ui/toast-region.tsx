import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { currentToasts, dismissToast, subscribeToasts, type Toast, type ToastTone } from '../toasts.ts';
import { Cross, ErrorMark, InfoMark, SuccessMark } from './icons.tsx';

/** Long enough to read two sentences; a pointer or the focus on the message stops the clock. */
const TOAST_MILLISECONDS = 8000;

const NO_TOASTS: readonly Toast[] = [];
const MARKS = { info: InfoMark, success: SuccessMark, problem: ErrorMark } as const;
const MARK_COLOURS: Record<ToastTone, string> = {
  info: 'text-info',
  success: 'text-success',
  problem: 'text-danger',
};

/**
 * The toasts at the bottom left; an application renders it once. Both live regions are there from the start, because a
 * region that appears together with its text is not read out. It stays reachable while a dialog is open.
 */
export function ToastRegion() {
  const { t } = useTranslation();
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, () => NO_TOASTS);
  const [isHeld, setHeld] = useState(false);
  const isBrowser = useSyncExternalStore(subscribeNever, isTrue, isFalse);
  if (!isBrowser) {
    return null;
  }
  const problems = toasts.filter(({ tone }) => tone === 'problem');
  return createPortal(
    <section
      aria-label={t('ui.toasts')}
      data-react-aria-top-layer="true"
      data-print="no"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="toasts pointer-events-none fixed inset-x-4 z-50 flex flex-col gap-3 pb-[env(safe-area-inset-bottom)] sm:right-auto sm:left-6 sm:w-104"
    >
      <div role="status" className="contents">
        {toasts
          .filter(({ tone }) => tone !== 'problem')
          .map((toast) => (
            <ToastCard key={toast.id} toast={toast} isHeld={isHeld} />
          ))}
      </div>
      {/* An alert only while it says something: one that is empty would be read beside a dialog. */}
      <div aria-live="assertive" role={problems.length === 0 ? undefined : 'alert'} className="contents">
        {problems.map((toast) => (
          <ToastCard key={toast.id} toast={toast} isHeld={isHeld} />
        ))}
      </div>
    </section>,
    document.body,
  );
}

function ToastCard({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
  const { t } = useTranslation();
  const { id, tone, text } = toast;
  useEffect(() => {
    if (isHeld || tone === 'problem') {
      return;
    }
    const timer = setTimeout(() => dismissToast(id), TOAST_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [id, isHeld, tone]);
  const Mark = MARKS[tone];
  return (
    <div className="pointer-events-auto flex animate-rise items-start gap-3 rounded-card border border-line bg-raised py-2 pr-2 pl-4 shadow-floating">
      <Mark className={`mt-2.5 size-5 ${MARK_COLOURS[tone]}`} />
      <p className="min-w-0 flex-1 py-2 text-sm">{text}</p>
      <button
        type="button"
        aria-label={t('ui.dismiss')}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors hover:bg-sunken hover:text-text"
        onClick={() => dismissToast(id)}
      >
        <Cross />
      </button>
    </div>
  );
}

const subscribeNever = () => () => {};
const isTrue = () => true;
const isFalse = () => false;
