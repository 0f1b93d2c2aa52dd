import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { StillObserver } from '../testing/still-observer.ts';
import { MenuButton } from './menu-button.tsx';
import { MenuAction } from './menu-list.tsx';

const chosen: string[] = [];

beforeEach(() => {
  chosen.length = 0;
  vi.stubGlobal('ResizeObserver', StillObserver);
  draw(
    <main>
      <h1>People</h1>
      <MenuButton label="Change Ada" shown="Change">
        <MenuAction onAction={() => chosen.push('role')}>Another role</MenuAction>
        <MenuAction onAction={() => chosen.push('end')}>End the access</MenuAction>
      </MenuButton>
    </main>,
  );
  return () => vi.unstubAllGlobals();
});

const button = () => screen.getByRole('button', { name: 'Change Ada' });
const menu = () => screen.queryByRole('menu', { name: 'Change Ada' });

describe('a menu', () => {
  it('does not block the page while it is open', () => {
    fireEvent.click(button());
    expect(menu()?.closest('section')).toBe(screen.getByRole('region', { name: 'Change Ada' }));
    expect(screen.getByRole('heading', { name: 'People' }).closest('[aria-hidden]')).toBeNull();
    expect(button().getAttribute('aria-expanded')).toBe('true');
  });

  it('opens by an arrow key at its first action, and reports what was chosen', () => {
    fireEvent.keyDown(button(), { key: 'ArrowDown' });
    fireEvent.click(screen.getByRole('menuitem', { name: 'End the access' }));
    expect([chosen, menu()]).toEqual([['end'], null]);
  });

  it.each([
    [
      'Escape',
      () => fireEvent.keyDown(screen.getAllByRole('menuitem')[0] ?? document.body, { key: 'Escape' }),
    ],
    ['its button', () => fireEvent.click(button())],
    ['a press beside it', () => fireEvent.pointerDown(screen.getByRole('heading'))],
  ])('is closed by %s', (_way, close) => {
    fireEvent.click(button());
    close();
    expect([menu(), chosen]).toEqual([null, []]);
  });
});
