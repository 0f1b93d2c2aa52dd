import { focusField } from '@portal/web/field-id';
import { useEffect, useRef } from 'react';
import type { DealSection } from './deal-fields.ts';
import type { WantedField } from './writing-context.ts';

/** Gives the focus to a wanted field, once the part of the form that has it is open. */
export function useComeTo(wanted: WantedField | null, open: DealSection): void {
  const reached = useRef<WantedField | null>(null);
  useEffect(() => {
    if (wanted !== null && wanted.section === open && wanted !== reached.current) {
      focusField(wanted.path);
      reached.current = wanted;
    }
  }, [wanted, open]);
}
