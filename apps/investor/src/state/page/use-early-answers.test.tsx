import { useIsTakenOver } from '@portal/web/page/use-is-taken-over';
import { act, screen } from '@testing-library/react';
import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useEarlyAnswers } from './use-early-answers.ts';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  useEarlyAnswers(form);
  const isTakenOver = useIsTakenOver();
  const [email, setEmail] = useState('');
  const [province, setProvince] = useState('');
  const [isAccepted, setAccepted] = useState(false);
  return (
    <form ref={form}>
      <input aria-label="Email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <select aria-label="Province" value={province} onChange={(event) => setProvince(event.target.value)}>
        <option value="">Choose one</option>
        <option value="CAN-ON">Ontario</option>
      </select>
      <input
        aria-label="Accept"
        type="checkbox"
        checked={isAccepted}
        onChange={(event) => setAccepted(event.target.checked)}
      />
      <button type="submit" disabled={!isTakenOver}>
        Send
      </button>
      <output>{`${email}|${province}|${isAccepted}`}</output>
    </form>
  );
}

/** A box whose every change toggles the mark, as in a list; `onCommit` runs once the page is mounted. */
function Mark({ onCommit }: { onCommit?: () => void }) {
  const around = useRef<HTMLDivElement>(null);
  useEarlyAnswers(around);
  const [isMarked, setMarked] = useState(false);
  useLayoutEffect(onCommit ?? (() => undefined), []);
  return (
    <div ref={around}>
      <input aria-label="Mark" type="checkbox" checked={isMarked} onChange={() => setMarked((was) => !was)} />
      <output>{String(isMarked)}</output>
    </div>
  );
}

describe('a prerendered form', () => {
  const root = document.createElement('div');
  afterEach(() => {
    root.remove();
    vi.unstubAllGlobals();
  });

  it('cannot be sent before the script runs, and then knows what was entered before', async () => {
    root.innerHTML = renderToString(<Form />);
    document.body.append(root);
    const send = screen.getByRole('button', { name: 'Send' });
    expect(send).toHaveProperty('disabled', true);
    Object.assign(screen.getByLabelText('Email'), { value: 'ana@example.ca' });
    Object.assign(screen.getByLabelText('Province'), { value: 'CAN-ON' });
    Object.assign(screen.getByLabelText('Accept'), { checked: true });

    const app = await act(async () => hydrateRoot(root, <Form />));
    expect(screen.getByRole('status').textContent).toBe('ana@example.ca|CAN-ON|true');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ana@example.ca');
    expect(send).toHaveProperty('disabled', false);
    await act(async () => app.unmount());
  });

  describe.each([
    // A person's click may trigger another on the same box; a programmatic one (voice, switch control) may not, per HTML.
    ['a person', (box: HTMLElement) => box.dispatchEvent(new MouseEvent('click', { bubbles: true }))],
    ['a program for them', (box: HTMLElement) => box.click()],
  ])('keeps the press of %s', (_whose, press) => {
    it('between takeover and the effects after it', async () => {
      root.innerHTML = renderToString(<Mark />);
      document.body.append(root);
      const box = screen.getByRole<HTMLInputElement>('checkbox');
      // Dispatched as a separate event, which React's `act` would otherwise delay.
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
      const pressed = Promise.withResolvers<void>();
      const onCommit = () =>
        queueMicrotask(() => {
          press(box);
          pressed.resolve();
        });
      const app = hydrateRoot(root, <Mark onCommit={onCommit} />);
      await pressed.promise;
      expect(screen.getByRole('status').textContent).toBe('true');
      expect(box.checked).toBe(true);
      app.unmount();
    });

    it('that triggers the takeover', async () => {
      root.innerHTML = renderToString(<Mark />);
      document.body.append(root);
      const box = screen.getByRole<HTMLInputElement>('checkbox');
      const app = await act(async () => {
        let started: ReturnType<typeof hydrateRoot> | undefined;
        startTransition(() => {
          started = hydrateRoot(root, <Mark />);
        });
        press(box);
        return started;
      });
      expect(screen.getByRole('status').textContent).toBe('true');
      expect(box.checked).toBe(true);
      await act(async () => app?.unmount());
    });
  });
});
