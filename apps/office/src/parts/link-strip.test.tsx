import { StillObserver } from '@portal/web/testing/still-observer';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, NavLink, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LinkStrip } from './link-strip.tsx';

beforeEach(() => vi.stubGlobal('ResizeObserver', StillObserver));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Lays out links of 100 px in a row, unless told otherwise, with 150 px of the list in view. */
function layOut(widthPx = 100) {
  const placeOf = (element: HTMLElement) => [...document.querySelectorAll('a')].indexOf(element as never);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    return placeOf(this) * widthPx;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(widthPx);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(150);
}

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/second')}>
      Go
    </button>
  );
}

function renderStrip() {
  render(
    <MemoryRouter initialEntries={['/fourth']}>
      <LinkStrip label="Pages" listClassName="">
        {['first', 'second', 'third', 'fourth'].map((name) => (
          <li key={name}>
            <NavLink to={`/${name}`}>{name}</NavLink>
          </li>
        ))}
      </LinkStrip>
      <Elsewhere />
    </MemoryRouter>,
  );
}

describe('links on one line', () => {
  it('show the link of the open page, also after navigating to another', () => {
    layOut();
    renderStrip();
    const list = screen.getByRole('list');
    expect(list.scrollLeft).toBe(275);
    screen.getByRole('button').click();
    return vi.waitFor(() => expect(list.scrollLeft).toBe(75));
  });

  it('show it again when a count next to a link loads later, unless the person has scrolled', () => {
    const resized: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class extends StillObserver {
        constructor(onResize: () => void) {
          super();
          resized.push(onResize);
        }
      },
    );
    layOut();
    renderStrip();
    const list = screen.getByRole('list');
    layOut(120);
    for (const tell of resized) {
      tell();
    }
    expect(list.scrollLeft).toBe(345);
    list.scrollLeft = 20;
    layOut(140);
    for (const tell of resized) {
      tell();
    }
    expect(list.scrollLeft).toBe(20);
  });

  it('show it again when the row becomes narrower', () => {
    const tell = new Map<Element, () => void>();
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly #onResize: () => void;
        constructor(onResize: () => void) {
          this.#onResize = onResize;
        }
        observe(part: Element) {
          tell.set(part, this.#onResize);
        }
        disconnect() {}
      },
    );
    layOut();
    renderStrip();
    const list = screen.getByRole('list');
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(50);
    tell.get(list)?.();
    expect(list.scrollLeft).toBe(325);
  });
});
