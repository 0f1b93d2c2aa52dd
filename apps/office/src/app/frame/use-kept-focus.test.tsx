import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

afterEach(cleanup);

let finish: (left: 'part' | 'nothing') => void = () => undefined;

/** A page whose button disappears once it has done its work, alone or with the part around it. */
function Page() {
  const content = useRef<HTMLElement>(null);
  const [left, setLeft] = useState<'all' | 'part' | 'nothing'>('all');
  finish = setLeft;
  useKeptFocus(content);
  return (
    <main ref={content} tabIndex={-1}>
      <a href="#elsewhere">Elsewhere</a>
      {left === 'nothing' ? null : (
        <section tabIndex={-1} aria-label="Moves">
          {left === 'all' ? <button type="button">Approve</button> : null}
        </section>
      )}
    </main>
  );
}

const approve = () => screen.getByRole('button', { name: 'Approve' });
const twoPictures = () =>
  act(
    () =>
      new Promise((drawn) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      ),
  );

describe('the focus of a button that disappears', () => {
  it.each([
    ['the part around it', 'part', () => screen.getByRole('region', { name: 'Moves' })],
    ['the content, where its part goes too', 'nothing', () => screen.getByRole('main')],
  ] as const)('goes to %s', async (_where, left, place) => {
    render(<Page />);
    act(() => approve().focus());
    act(() => finish(left));
    await waitFor(() => expect(document.activeElement).toBe(place()));
  });

  it('stays where the person moved it meanwhile', async () => {
    render(<Page />);
    act(() => approve().focus());
    act(() => screen.getByRole('link').focus());
    act(() => finish('part'));
    await twoPictures();
    expect(document.activeElement).toBe(screen.getByRole('link'));
  });

  it('is nowhere after a press beside all controls', async () => {
    render(<Page />);
    act(() => approve().focus());
    await act(async () => approve().blur());
    act(() => finish('part'));
    await twoPictures();
    expect(document.activeElement).toBe(document.body);
  });

  it('starts at the content after log-in', async () => {
    render(<Page />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});
