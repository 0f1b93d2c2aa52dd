import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { AttentionMark, ErrorMark, InfoMark, SuccessMark } from './icons.tsx';

export type NoticeTone = 'info' | 'success' | 'attention' | 'danger';

export type NoticeProps = {
  tone?: NoticeTone | undefined;
  title?: ReactNode | undefined;
  children?: ReactNode | undefined;
  action?: ReactNode | undefined;
  /** True if the notice answers something the person did: it is then read out. */
  isNew?: boolean | undefined;
  /** True if the notice replaces what had the focus, such as a submitted form: it then takes the focus, too. */
  takesFocus?: boolean | undefined;
};

const MARKS = { info: InfoMark, success: SuccessMark, attention: AttentionMark, danger: ErrorMark } as const;
const LOOKS: Record<NoticeTone, string> = {
  info: 'bg-info-soft',
  success: 'bg-success-soft',
  attention: 'bg-attention-soft',
  danger: 'bg-danger-soft',
};
const MARK_COLOURS: Record<NoticeTone, string> = {
  info: 'text-info',
  success: 'text-success',
  attention: 'text-attention',
  danger: 'text-danger',
};

/** Something to know in this place: a deadline, a result, a risk. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, action, isNew = false, takesFocus = false } = props;
  const Mark = MARKS[tone];
  const box = useRef<HTMLDivElement>(null);
  // Before painting: otherwise the focus would be nowhere for a moment between the form and this notice.
  useLayoutEffect(() => {
    if (takesFocus) {
      box.current?.focus();
    }
  }, [takesFocus]);
  return (
    <div
      ref={box}
      tabIndex={takesFocus ? -1 : undefined}
      role={isNew ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={`flex items-start gap-3 rounded-card px-4 py-3.5 print:border print:border-line ${LOOKS[tone]}`}
    >
      <Mark className={`mt-0.5 size-5 ${MARK_COLOURS[tone]}`} />
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
        {title === undefined ? null : <p className="font-semibold text-base">{title}</p>}
        {children === undefined ? null : <div>{children}</div>}
        {action === undefined || action === null ? null : <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
