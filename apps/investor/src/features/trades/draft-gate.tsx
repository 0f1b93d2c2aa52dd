import { CallFailure } from '@portal/web/ui/call-failure';
import { type ReactNode, useDeferredValue } from 'react';
import type { DraftData } from '#state/draft-queue.ts';
import { useKeptDraft } from '#state/use-draft.ts';
import { StepSkeleton } from './frame/step-skeleton.tsx';

/** Opens a form once it is known what was typed into it before, here or on another device. */
export function DraftGate({
  scope,
  children,
}: {
  scope: string;
  children: (data: DraftData | null) => ReactNode;
}) {
  const draft = useKeptDraft(scope);
  // A form is much to draw, and comes in pieces.
  const isLoading = useDeferredValue(draft.isLoading);
  if (draft.isLoading || isLoading) {
    return <StepSkeleton />;
  }
  if (draft.error !== undefined) {
    return <CallFailure error={draft.error} onRetry={draft.retry} />;
  }
  return children(draft.data);
}

/** A text of a draft; undefined where it holds none. */
export function draftText(data: DraftData | null, name: string): string | undefined {
  const value = data?.[name];
  return typeof value === 'string' ? value : undefined;
}
