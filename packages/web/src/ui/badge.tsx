import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'accent' | 'success' | 'attention' | 'danger' | 'info';

const LOOKS: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-muted',
  accent: 'bg-accent-soft text-accent',
  success: 'bg-success-soft text-success',
  attention: 'bg-attention-soft text-attention',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
};

/** A state in one or two words. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone | undefined; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 text-xs font-semibold ${LOOKS[tone]}`}
    >
      {children}
    </span>
  );
}
