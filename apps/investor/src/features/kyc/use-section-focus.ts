import { SECTION_NAMES, type SectionName } from '@portal/domain/kyc/section-names';
import { type RefCallback, type RefObject, useEffect, useRef, useState } from 'react';

export type SectionFocus = {
  headerRef: (section: SectionName) => RefCallback<HTMLButtonElement>;
  endRef: RefObject<HTMLDivElement | null>;
  /** The heading of a section takes the focus, or with null the place after the last, once it is on screen. */
  moveTo: (section: SectionName | null) => void;
};

/** Leads eyes and focus along when a section closes by itself and another one opens; a section opened by hand needs no help. */
export function useSectionFocus(): SectionFocus {
  const headers = useRef(new Map<SectionName, HTMLButtonElement>());
  const refs = useRef(new Map(SECTION_NAMES.map((section) => [section, keepIn(headers.current, section)])));
  const endRef = useRef<HTMLDivElement>(null);
  const [move, setMove] = useState<{ to: SectionName | null } | null>(null);
  useEffect(() => {
    if (move === null) {
      return;
    }
    const element = move.to === null ? endRef.current : headers.current.get(move.to);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView?.({ block: 'start' });
  }, [move]);
  return {
    headerRef: (section) => refs.current.get(section) ?? keepIn(headers.current, section),
    endRef,
    moveTo: (to) => setMove({ to }),
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
