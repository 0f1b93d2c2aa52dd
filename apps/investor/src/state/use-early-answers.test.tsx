import { useIsTakenOver } from '@portal/web/use-is-taken-over';
import { act, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
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

describe('a prerendered form', () => {
  const root = document.createElement('div');
  afterEach(() => root.remove());

  it('cannot be sent before the script is there, and then knows what was filled in before', async () => {
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
});
