import type { Page } from '@playwright/test';

/** One thing that a person did, and what stood on the screen when they did it. */
export type Gesture = {
  kind: 'press' | 'choose' | 'type' | 'picture';
  /** The state of the page: its address, its title, and the part that is open. */
  screen: string;
  /** The control. Typing is reported key by key; the last report counts. */
  control: string;
  characters: number;
  /** Each text that is in view, once. */
  texts: readonly string[];
};

/** Records every gesture on a page and on those it leads to, from the browser's own events. */
export async function watchGestures(page: Page): Promise<readonly Gesture[]> {
  const gestures: Gesture[] = [];
  await page.exposeFunction('noteGesture', (gesture: Gesture) => void gestures.push(gesture));
  await page.addInitScript(tellOfGestures);
  return gestures;
}

declare global {
  interface Window {
    noteGesture: (gesture: Gesture) => Promise<void>;
  }
}

/** Runs in the page, so everything it needs is inside it. */
function tellOfGestures(): void {
  const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').trim();
  const dialog = () => document.querySelector('[role="dialog"], [role="alertdialog"]');
  const screenName = () => {
    const address = location.pathname.replace(/^(\/signing)\/.*/, '$1');
    const section = textOf(document.querySelector('main section[id] h2'));
    const opened = dialog();
    const part = opened === null ? section : textOf(opened.querySelector('h1, h2, h3'));
    return [address, textOf(document.querySelector('h1')), part].filter((name) => name !== '').join(' · ');
  };
  const isRead = (element: Element | null) =>
    element !== null &&
    element.closest('select, script, style, .sr-only, [aria-hidden="true"]') === null &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const textsInView = () => {
    const texts = new Set<string>();
    const root = dialog() ?? document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = textOf(node.parentElement) === '' ? '' : (node.textContent ?? '').trim();
      if (text !== '' && isRead(node.parentElement)) {
        texts.add(text);
      }
    }
    return [...texts];
  };
  const note = (kind: Gesture['kind'], control: Element, characters = 0) =>
    void window.noteGesture({
      kind,
      screen: screenName(),
      control: control.id || textOf(control),
      characters,
      texts: textsInView(),
    });
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Element) {
        note('press', target);
      }
    },
    { capture: true },
  );
  addEventListener(
    'input',
    ({ target }) => {
      const isTyped = target instanceof HTMLInputElement && !/^(radio|checkbox|file)$/.test(target.type);
      if (isTyped || target instanceof HTMLTextAreaElement) {
        note('type', target, target.value.length);
      }
    },
    { capture: true },
  );
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) {
        note('choose', target);
      }
      if (target instanceof HTMLInputElement && target.type === 'file') {
        note('picture', target);
      }
    },
    { capture: true },
  );
}
