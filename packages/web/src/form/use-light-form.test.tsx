import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { draw } from '../testing/draw.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PlainTextField } from '../ui/plain-text-field.tsx';
import type { FormIssue } from './form-issue.ts';
import { useLightForm } from './use-light-form.ts';

type Answers = { name: string; email: string };

const ERROR = {
  status: 400,
  code: 'VALIDATION',
  messages: ['A sentence of the whole'],
  requestId: null,
  currentState: null,
  retryAfter: null,
} as const;
const TAKEN = { ...ERROR, fields: { email: 'This address is taken' } };
const WHOLE = { ...ERROR, fields: { other: 'x' } };

function check({ name }: Answers): FormIssue[] {
  return name === '' ? [{ path: 'name', key: 'ui.file.preview', values: { name: 'x' } }] : [];
}

/** A form whose call is refused with `refusal` once `answer` is called. */
function Asked({ refusal, answer, sent }: { refusal: unknown; answer: Promise<void>; sent: Answers[] }) {
  const [error, setError] = useState<unknown>(null);
  const { field, submitTo, summary, failure, isBusy, isBegun } = useLightForm(
    { name: '', email: 'a@b.ca' },
    check,
    { error },
  );
  const submit = submitTo(async (values) => {
    sent.push(values);
    await answer;
    setError(refusal);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary {...summary} />
      <PlainTextField {...field('name')} label="Name" autoComplete="name" maxLength={10} />
      <PlainTextField {...field('email')} label="Email" autoComplete="email" maxLength={10} />
      <output>{[isBusy && 'busy', isBegun && 'begun', failure === WHOLE && 'failed'].filter(Boolean)}</output>
      <button type="submit">Send</button>
    </form>
  );
}

function open(refusal: unknown = null, answer = Promise.resolve()): Answers[] {
  const sent: Answers[] = [];
  draw(<Asked refusal={refusal} answer={answer} sent={sent} />);
  return sent;
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const isInvalid = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

describe('a light form', () => {
  it('checks a field on blur, without a summary yet', () => {
    open();
    expect(isInvalid('Name')).toBe(false);
    fireEvent.blur(screen.getByLabelText('Name'));
    expect(isInvalid('Name')).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends nothing while something is wrong; the summary takes the focus and links to the field', async () => {
    const sent = open();
    send();
    const summary = screen.getByRole('alert', { name: 'One answer needs your attention' });
    expect(document.activeElement).toBe(summary);
    fireEvent.click(within(summary).getByRole('link', { name: 'Preview of x' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    type('Name', 'Ada');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('sends once, however often it is pressed, and knows that it is dirty', async () => {
    const held = Promise.withResolvers<void>();
    const sent = open(null, held.promise);
    type('Name', 'Ada');
    send();
    send();
    expect(screen.getByRole('status').textContent).toBe('busybegun');
    held.resolve();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('begun'));
    expect(sent).toEqual([{ name: 'Ada', email: 'a@b.ca' }]);
  });

  it('shows the server’s error beside its field and in the summary, until the field changes', async () => {
    open(TAKEN);
    type('Name', 'Ada');
    send();
    const summary = await screen.findByRole('alert', { name: 'One answer needs your attention' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(within(summary).getByRole('link', { name: 'This address is taken' })).toBeDefined();
    expect(isInvalid('Email')).toBe(true);
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Ada');
    type('Email', 'b@b.ca');
    expect(isInvalid('Email')).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leaves a server error without a field to the form as a whole', async () => {
    open(WHOLE);
    type('Name', 'Ada');
    send();
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('begunfailed'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
