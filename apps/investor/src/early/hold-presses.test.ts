import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdPresses } from './hold-presses.ts';

const PAGE = `
  <form method="post"><input name="email" value="ana@example.ca" /><button type="submit">Log in</button></form>
  <button type="button"><span>Show</span></button>
  <a href="#open">Open</a>`;

function find<Element extends HTMLElement>(selector: string): Element {
  const found = document.querySelector<Element>(selector);
  if (found === null) {
    throw new Error(`The page has no ${selector}`);
  }
  return found;
}

describe('before the application is there', () => {
  let holding: { release: () => void };
  const wanted = vi.fn();
  const heard: string[] = [];

  beforeEach(() => {
    document.body.innerHTML = PAGE;
    heard.length = 0;
    wanted.mockReset();
    holding = holdPresses(document, wanted);
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      heard.push('submit');
    });
    find('button[type=button]').addEventListener('click', () => heard.push('click'));
  });
  afterEach(() => holding.release());

  it('presses are held, and replayed in order afterwards', () => {
    find('span').click();
    find<HTMLFormElement>('form').requestSubmit();
    expect(heard).toEqual([]);
    expect(wanted).toHaveBeenCalledTimes(2);
    holding.release();
    expect(heard).toEqual(['click', 'submit']);
  });

  it('a form submitted twice is sent once, and meanwhile says that it is being sent', () => {
    const form = find<HTMLFormElement>('form');
    form.requestSubmit();
    form.requestSubmit();
    expect(form.getAttribute('aria-busy')).toBe('true');
    holding.release();
    expect(form.hasAttribute('aria-busy')).toBe(false);
    expect(heard).toEqual(['submit']);
  });

  it('a form that the application re-rendered is not sent', () => {
    const form = find<HTMLFormElement>('form');
    form.requestSubmit();
    form.remove();
    holding.release();
    expect(heard).toEqual([]);
  });

  it('links work', () => {
    const link = find('a');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    expect(wanted).not.toHaveBeenCalled();
  });

  it('nothing is held afterwards', () => {
    holding.release();
    find('span').click();
    expect(heard).toEqual(['click']);
  });
});
