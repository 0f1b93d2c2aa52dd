import { CallFailure } from '@portal/web/ui/call-failure';
import { type ReactNode, useDeferredValue } from 'react';
import type { DraftData } from '#state/drafts/draft-queue.ts';
import { useKeptDraft } from '#state/drafts/use-kept-draft.ts';
import { StepSkeleton } from './frame/step-skeleton.tsx';

type DraftGateProps = {
  scope: string;
  /** True while the form waits for more than its draft, which loads meanwhile. */
  isHeld?: boolean | undefined;
  /** Shown until then. */
  outline?: ReactNode;
  children: (data: DraftData | null) => ReactNode;
};

/** Opens a form once its draft is loaded, from here or another device. */
export function DraftGate({ scope, isHeld = false, outline, children }: DraftGateProps) {
  const draft = useKeptDraft(scope);
  // A form is expensive to render, so it is deferred.
  const isClosed = draft.isLoading || isHeld;
  const isLoading = useDeferredValue(isClosed);
  if (isClosed || isLoading) {
    return <StepSkeleton>{outline}</StepSkeleton>;
  }
  if (draft.error !== undefined) {
    return <CallFailure error={draft.error} onRetry={draft.retry} />;
  }
  return children(draft.data);
}

/** A text of a draft; undefined if there is none. */
export function draftText(data: DraftData | null, name: string): string | undefined {
  const value = data?.[name];
  return typeof value === 'string' ? value : undefined;
}
