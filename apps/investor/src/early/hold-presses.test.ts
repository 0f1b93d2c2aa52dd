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

  it('what is pressed is kept and done in its order once it is', () => {
    find('span').click();
    find<HTMLFormElement>('form').requestSubmit();
    expect(heard).toEqual([]);
    expect(wanted).toHaveBeenCalledTimes(2);
    holding.release();
    expect(heard).toEqual(['click', 'submit']);
  });

  it('a form that is sent twice is sent once, and says meanwhile that it is on its way', () => {
    const form = find<HTMLFormElement>('form');
    form.requestSubmit();
    form.requestSubmit();
    expect(form.getAttribute('aria-busy')).toBe('true');
    holding.release();
    expect(form.hasAttribute('aria-busy')).toBe(false);
    expect(heard).toEqual(['submit']);
  });

  it('a form that the application drew anew is not sent', () => {
    const form = find<HTMLFormElement>('form');
    form.requestSubmit();
    form.remove();
    holding.release();
    expect(heard).toEqual([]);
  });

  it('links lead where they lead', () => {
    const link = find('a');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
    expect(wanted).not.toHaveBeenCalled();
  });

  it('nothing is kept any more once it is', () => {
    holding.release();
    find('span').click();
    expect(heard).toEqual(['click']);
  });
});
