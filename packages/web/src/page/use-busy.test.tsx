import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useBusy } from './use-busy.ts';

/** Renders work that ends when the test says so. */
function workInHand() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { work: vi.fn(() => promise), resolve, reject };
}

describe('work that a person started', () => {
  it('is busy from the press to its end, and is not started twice', async () => {
    const { result } = renderHook(useBusy);
    const { work, resolve } = workInHand();
    let first: Promise<void> | undefined;
    await act(async () => {
      first = result.current.run(work);
      // Before the first render, and after.
      await result.current.run(work);
    });
    expect(result.current.isBusy).toBe(true);
    await act(() => result.current.run(work));
    expect(work).toHaveBeenCalledTimes(1);
    await act(async () => {
      resolve();
      await first;
    });
    expect(result.current.isBusy).toBe(false);
    await act(() => result.current.run(work));
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('that fails is over, and its failure reaches the caller', async () => {
    const { result } = renderHook(useBusy);
    const { work, reject } = workInHand();
    await act(async () => {
      const told = expect(result.current.run(work)).rejects.toThrow('no');
      reject(new Error('no'));
      await told;
    });
    expect(result.current.isBusy).toBe(false);
  });
});
