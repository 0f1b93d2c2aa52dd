import { useIsTakenOver } from '@portal/web/page/use-is-taken-over';
import type { ReactNode } from 'react';
import { setModal } from '#state/slices/modal-slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { hasOutsideTools } from './has-outside-tools.ts';

type PrivacyChoicesButtonProps = { className: string; children: ReactNode };

/**
 * Reopens the choices about third-party tools; absent on a portal without any, and in prerendered HTML, which cannot know.
 */
export function PrivacyChoicesButton({ className, children }: PrivacyChoicesButtonProps) {
  const dispatch = useAppDispatch();
  const isTakenOver = useIsTakenOver();
  return isTakenOver && hasOutsideTools(document) ? (
    <button
      type="button"
      className={className}
      onClick={() => dispatch(setModal({ name: 'privacyChoices', open: true }))}
    >
      {children}
    </button>
  ) : null;
}
