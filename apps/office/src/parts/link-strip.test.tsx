import { render, screen } from '@testing-library/react';
import { MemoryRouter, NavLink, useNavigate } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { LinkStrip } from './link-strip.tsx';

/** Each link is 100 px wide, at its place of the list; 150 px of the list are in view. */
function layOut() {
  const placeOf = (element: HTMLElement) => [...document.querySelectorAll('a')].indexOf(element as never);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    return placeOf(this) * 100;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
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

describe('links on one line', () => {
  it('show the link of the page that is open, also after going to another', () => {
    layOut();
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
    const list = screen.getByRole('list');
    expect(list.scrollLeft).toBe(275);
    screen.getByRole('button').click();
    return vi.waitFor(() => expect(list.scrollLeft).toBe(75));
  });
});
