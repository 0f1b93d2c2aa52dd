import { queuesOf } from '@portal/domain/desk/queues/desk-queues';
import type { StaffSelf } from '@portal/domain/firm/staff/staff.wire';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useNavigate } from 'react-router';
import { deskAddress } from '../desk-address.ts';
import { areKeysOn, GO_KEYS } from './go-keys.ts';
import { openKeysSheet } from './open-keys-sheet.ts';
import { rowsOf } from './remember-row.ts';

type ListKeys = {
  list: RefObject<HTMLElement | null>;
  self: StaffSelf;
  open: (id: string) => void;
  choose: (id: string) => void;
  claim: (id: string) => void;
};

/**
 * Single keys of a list. They work only while a row itself has the focus, never in a field or a button or with a modifier, and none
 * of them makes a decision. Returns a handler for `onKeyDownCapture`, which runs before the list's own search by first letter.
 */
export function useListKeys({ list, self, open, choose, claim }: ListKeys) {
  const navigate = useNavigate();
  const isGoing = useRef(false);
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, key } = event;
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing);
    if (!isPlain || !areKeysOn() || !(target instanceof HTMLElement) || target.role !== 'row') {
      isGoing.current = false;
      return;
    }
    const id = target.dataset.key ?? '';
    const wasGoing = isGoing.current;
    isGoing.current = false;
    const moveBy = (step: number) => {
      const rows = rowsOf(list.current);
      rows[rows.indexOf(target) + step]?.focus();
    };
    const actions: Readonly<Record<string, () => void>> = {
      j: () => moveBy(1),
      k: () => moveBy(-1),
      x: () => choose(id),
      c: () => claim(id),
      o: () => open(id),
      g: () => {
        isGoing.current = true;
      },
      '?': openKeysSheet,
    };
    const queue = queuesOf(self.actions).find((one) => GO_KEYS[one] === key);
    const act = wasGoing
      ? queue && (() => void navigate(deskAddress({ queue, query: {} })))
      : Object.hasOwn(actions, key)
        ? actions[key]
        : undefined;
    if (act !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      act();
    }
  };
}
