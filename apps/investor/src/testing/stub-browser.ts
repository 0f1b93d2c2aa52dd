import { closePage } from '@portal/web/testing/close-page';
import { StillObserver } from '@portal/web/testing/still-observer';
import { afterEach, beforeEach, vi } from 'vitest';
import { SilentSource } from './silent-source.ts';

/** Gives each test of a file what jsdom lacks, and takes what it drew down afterwards. */
export function stubBrowser(): void {
  beforeEach(() => {
    // jsdom has no layout and says so on every scroll.
    vi.stubGlobal('scrollTo', () => undefined);
    vi.stubGlobal('ResizeObserver', StillObserver);
    SilentSource.opened = [];
    vi.stubGlobal('EventSource', SilentSource);
  });
  afterEach(closePage);
}

/** An observer of a page that is on screen as a whole. */
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
