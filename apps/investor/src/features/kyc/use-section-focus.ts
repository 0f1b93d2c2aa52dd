import { SECTION_NAMES, type SectionName } from '@portal/domain/kyc/section-names';
import { type RefCallback, type RefObject, useEffect, useRef } from 'react';

export type SectionFocus = {
  headerRef: (section: SectionName) => RefCallback<HTMLButtonElement>;
  endRef: RefObject<HTMLDivElement | null>;
  /** The next section that opens takes the focus on its heading. */
  moveToOpened: () => void;
  /** The place after the last section takes the focus. */
  moveToEnd: () => void;
};

/** Leads eyes and focus along when a section closes by itself and another one opens; a section opened by hand needs no help. */
export function useSectionFocus(open: SectionName | null): SectionFocus {
  const headers = useRef(new Map<SectionName, HTMLButtonElement>());
  const refs = useRef(new Map(SECTION_NAMES.map((section) => [section, keepIn(headers.current, section)])));
  const endRef = useRef<HTMLDivElement>(null);
  const target = useRef<'opened' | 'end' | null>(null);
  useEffect(() => {
    const element =
      target.current === 'opened' && open !== null
        ? headers.current.get(open)
        : target.current === 'end'
          ? endRef.current
          : null;
    target.current = null;
    if (element !== null && element !== undefined) {
      element.focus({ preventScroll: true });
      element.scrollIntoView?.({ block: 'start' });
    }
  }, [open]);
  return {
    headerRef: (section) => refs.current.get(section) ?? keepIn(headers.current, section),
    endRef,
    moveToOpened: () => {
      target.current = 'opened';
    },
    moveToEnd: () => {
      target.current = 'end';
    },
  };
}

function keepIn(
  headers: Map<SectionName, HTMLButtonElement>,
  section: SectionName,
): RefCallback<HTMLButtonElement> {
  return (button) => {
    if (button === null) {
      headers.delete(section);
    } else {
      headers.set(section, button);
    }
  };
}
