type Held = { form: HTMLFormElement; submitter: HTMLElement | null } | { button: HTMLButtonElement };

/** Says to everybody that the form is being sent; the style sheet shows it. */
const WAITING = 'aria-busy';

/**
 * Keeps what a person does on a prerendered page before the application is there: a form that is sent, a button that is
 * pressed. Links, fields, lists and boxes work by themselves. `onPress` hears of each; `release` does them all, in order,
 * and from then on holds nothing.
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
    // A button that sends a form is heard of as the form's own event, also when a person presses Enter.
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

/** What the application drew anew is gone, and with it what was pressed there. */
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
