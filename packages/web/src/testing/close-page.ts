import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Takes down what a test has opened. A page that closes sends what is not saved yet, and tries again until it is: those calls get no
 * answer here, so that none of them takes one that the next test has ready.
 */
export async function closePage(): Promise<void> {
  vi.unstubAllGlobals();
  vi.stubGlobal('fetch', () => new Promise<never>(() => undefined));
  cleanup();
  await new Promise((resolve) => setTimeout(resolve));
}
