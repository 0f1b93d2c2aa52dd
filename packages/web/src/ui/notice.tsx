import type { ReactNode } from 'react';
import { AttentionMark, ErrorMark, InfoMark, SuccessMark } from './icons.tsx';

export type NoticeTone = 'info' | 'success' | 'attention' | 'danger';

export type NoticeProps = {
  tone?: NoticeTone | undefined;
  title?: ReactNode | undefined;
  children?: ReactNode | undefined;
  action?: ReactNode | undefined;
  /** True where the notice appears as an answer to something the person did: it is then read out. */
  isNew?: boolean | undefined;
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

/** Something to know at this place: a deadline, a result, a risk. */
export function Notice({ tone = 'info', title, children, action, isNew = false }: NoticeProps) {
  const Mark = MARKS[tone];
  return (
    <div
      role={isNew ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={`flex items-start gap-3 rounded-card px-4 py-3.5 print:border print:border-line ${LOOKS[tone]}`}
    >
      <Mark className={`mt-0.5 size-5 ${MARK_COLOURS[tone]}`} />
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm">
        {title === undefined ? null : <p className="font-semibold text-base">{title}</p>}
        {children === undefined ? null : <div>{children}</div>}
        {action === undefined ? null : <div className="mt-2">{action}</div>}
      </div>
    </div>
  );
}
