import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLatePart } from './use-late-part.ts';

const Menu = () => 'menu';

/** Renders the part as wanted or not; `answers` are the results of each attempt to load its code. */
function drawPart(...answers: (typeof Menu | Error)[]) {
  const onMissing = vi.fn();
  const load = vi.fn(async () => {
    const answer = answers.shift();
    if (typeof answer !== 'function') {
      throw answer;
    }
    return answer;
  });
  const { result, rerender } = renderHook(({ isWanted }) => useLatePart(isWanted, load, onMissing), {
    initialProps: { isWanted: false },
  });
  const want = (isWanted: boolean) => act(async () => rerender({ isWanted }));
  return { result, want, load, onMissing };
}

it('a part loads when it is wanted, and not before', async () => {
  const { result, want, load } = drawPart(Menu);
  expect(load).not.toHaveBeenCalled();
  await want(true);
  expect(result.current).toBe(Menu);
  await want(false);
  expect(result.current).toBeNull();
});

it('a part that fails to load is reported once, and retried when it is wanted again', async () => {
  const { result, want, onMissing } = drawPart(new TypeError('Failed to fetch'), Menu);
  await want(true);
  expect(result.current).toBeNull();
  expect(onMissing).toHaveBeenCalledTimes(1);
  await want(false);
  await want(true);
  expect(result.current).toBe(Menu);
  expect(onMissing).toHaveBeenCalledTimes(1);
});
