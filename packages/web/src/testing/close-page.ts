import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Unmounts what a test has opened. A closing page sends unsaved input, and retries until it is saved: those calls get no
 * answer here, so that none of them consumes one that the next test has prepared.
 */
export async function closePage(): Promise<void> {
  vi.unstubAllGlobals();
  vi.stubGlobal('fetch', () => new Promise<never>(() => undefined));
  cleanup();
  await new Promise((resolve) => setTimeout(resolve));
}
