type Held = { form: HTMLFormElement; submitter: HTMLElement | null } | { button: HTMLButtonElement };

/** Tells assistive technology that the form is being sent; the style sheet shows it. */
const WAITING = 'aria-busy';

/**
 * Holds what people do on a prerendered page before the application runs: submitted forms and pressed buttons. Links,
 * fields, lists and boxes work by themselves. `onPress` is called for each; `release` replays them in order and stops
 * holding.
 */
export function holdPresses(document: Document, onPress: () => void): { release: () => void } {
  const held: Held[] = [];
  const hold = (event: Event, press: Held): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(press);
    onPress();
  };
  const holdSubmit = (event: SubmitEvent): void => {
    const form = event.target;
    if (form instanceof HTMLFormElement && !form.hasAttribute(WAITING)) {
      form.setAttribute(WAITING, 'true');
      hold(event, { form, submitter: event.submitter });
    } else {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  const holdClick = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // A submit button arrives as the form's own event, Enter included.
    if (button !== null && button.type !== 'submit') {
      hold(event, { button });
    }
  };
  document.addEventListener('submit', holdSubmit, true);
  document.addEventListener('click', holdClick, true);
  return {
    release: () => {
      document.removeEventListener('submit', holdSubmit, true);
      document.removeEventListener('click', holdClick, true);
      for (const press of held.splice(0)) {
        repeat(press);
      }
    },
  };
}

/** What the application re-rendered is gone, and so are presses on it. */
function repeat(press: Held): void {
  if ('button' in press) {
    press.button.click();
    return;
  }
  press.form.removeAttribute(WAITING);
  if (press.form.isConnected) {
    press.form.requestSubmit(press.submitter ?? undefined);
  }
}
