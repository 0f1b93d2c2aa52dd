import type { OrderMove } from '@portal/domain/desk/orders/office-order-moves.wire';
import { useEffect } from 'react';
import { useSingleKeys } from '#state/use-single-keys.ts';

/** The letter of each decision: it opens the dialog of the first of these that is possible, and commits nothing. */
export const MOVE_KEYS: Readonly<Record<string, readonly OrderMove[]>> = {
  p: ['propose-approval', 'approve'],
  d: ['decline'],
  a: ['ask-changes'],
};
/** Opens the next document. */
export const NEXT_KEY = 'n';

type CaseKeys = { moves: readonly OrderMove[]; open: (move: OrderMove) => void; next: (() => void) | null };

/** Where a key is typed, or a dialog or menu has it. */
const TAKES_KEYS =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Single keys of a case. None fires with a modifier, in a field, over a dialog, or once a person switched them off. */
export function useCaseKeys({ moves, open, next }: CaseKeys): void {
  const { isOn } = useSingleKeys();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.repeat);
      const isFree = !(target instanceof Element && target.closest(TAKES_KEYS) !== null);
      if (!isPlain || !isFree || !isOn || document.querySelector(DIALOG) !== null) {
        return;
      }
      const move = MOVE_KEYS[key]?.find((one) => moves.includes(one));
      if (move !== undefined) {
        event.preventDefault();
        open(move);
      } else if (key === NEXT_KEY && next !== null) {
        event.preventDefault();
        next();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';
