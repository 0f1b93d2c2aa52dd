import { useApiMessage } from '@portal/web/api/use-api-message';
import { ErrorState } from '@portal/web/ui/error-state';
import type { ReactNode } from 'react';
import type { DraftData } from '#state/draft-saver.ts';
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
  const messageOf = useApiMessage();
  if (draft.isLoading) {
    return <StepSkeleton />;
  }
  if (draft.error !== undefined) {
    return <ErrorState message={messageOf(draft.error)} onRetry={draft.retry} />;
  }
  return children(draft.data);
}

/** A text of a draft; undefined where it holds none. */
export function draftText(data: DraftData | null, name: string): string | undefined {
  const value = data?.[name];
  return typeof value === 'string' ? value : undefined;
}
