import { useEffect } from 'react';

/** Hears keys wherever the focus is, but where something is typed. `act` is given the key's name, and says whether it did anything. */
export function useViewerKeys(act: (key: string) => boolean): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (!isTyping && !hasModifier && act(event.key)) {
        event.preventDefault();
      }
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [act]);
}
