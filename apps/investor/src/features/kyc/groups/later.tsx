import { type ReactNode, useDeferredValue } from 'react';

type LaterProps = {
  children: ReactNode;
  /** Keeps the page as tall as a screen meanwhile, so that it can scroll to where it will be. */
  isWhole?: boolean | undefined;
};

/**
 * What is drawn after the press that asked for it was answered, in pieces between which the browser paints: dozens of choices take a
 * slow phone half a second. One inside another comes after it.
 */
export function Later({ children, isWhole = false }: LaterProps) {
  const isDue = useDeferredValue(true, false);
  return isDue ? children : <div data-drawing="" aria-hidden className={isWhole ? 'min-h-dvh' : undefined} />;
}
