import { closePage } from '@portal/web/testing/close-page';
import { StillObserver } from '@portal/web/testing/still-observer';
import { afterEach, beforeEach, vi } from 'vitest';
import { SilentSource } from './silent-source.ts';

/** Stubs what jsdom lacks for each test of a file, and unmounts afterwards. */
export function stubBrowser(): void {
  beforeEach(() => {
    // jsdom has no layout and complains on every scroll.
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal('ResizeObserver', StillObserver);
    SilentSource.opened = [];
    vi.stubGlobal('EventSource', SilentSource);
  });
  afterEach(closePage);
}

/** An intersection observer that sees everything. */
export class EverythingInView extends StillObserver {
  readonly #see: (entries: readonly { isIntersecting: boolean }[]) => void;

  constructor(see: (entries: readonly { isIntersecting: boolean }[]) => void) {
    super();
    this.#see = see;
  }

  override observe() {
    this.#see([{ isIntersecting: true }]);
  }
}
