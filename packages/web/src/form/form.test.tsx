import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { draw, switchTo } from '../testing/draw.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { TextField } from '../ui/text-field.tsx';
import { YesNo } from '../ui/yes-no.tsx';
import { applyServerErrors } from './apply-server-errors.ts';
import { type FormIssue, listErrors } from './form-issue.ts';
import { FORM_BEHAVIOUR, issuesResolver } from './issues-resolver.ts';
import { useErrorSummary } from './use-error-summary.ts';
import { useField } from './use-field.ts';

type Answers = { person: { name: string }; email: string; exposed: boolean | null };

/** Stands in for the domain: keys of the kit's own block, with a label that is itself a key. */
function check({ person, exposed }: Answers): FormIssue[] {
  const issues: FormIssue[] = [];
  if (person.name === '') {
    issues.push({
      path: 'person.name',
      key: 'ui.file.preview',
      values: { name: 'x', label: 'ui.file.choose' },
    });
  }
  if (exposed === null) {
    issues.push({ path: 'exposed', key: 'ui.error.requestId', values: { id: 12345 } });
  }
  return issues;
}

function Asked() {
  const form = useForm<Answers>({
    ...FORM_BEHAVIOUR,
    defaultValues: { person: { name: '' }, email: 'a@b.ca', exposed: null },
    resolver: issuesResolver(check),
  });
  const { control } = form;
  const refuse = form.handleSubmit(() => {
    const taken = 'This e-mail address has an account';
    const error = {
      status: 409,
      code: 'EMAIL_TAKEN',
      messages: [taken],
      fields: { email: taken, other: 'x' },
    } as const;
    const whole = { ...error, messages: [taken], requestId: null, currentState: null, retryAfter: null };
    applyServerErrors(form, whole, (path) => (path === 'email' ? 'email' : null));
  });
  return (
    <form noValidate onSubmit={refuse}>
      <ErrorSummary {...useErrorSummary(control)} />
      <TextField {...useField(control, 'person.name')} label="Name" />
      <TextField {...useField(control, 'email')} label="Email" />
      <YesNo {...useField(control, 'exposed')} label="Exposed" />
      <Button type="submit">Go on</Button>
    </form>
  );
}

function submit(): void {
  fireEvent.submit(document.querySelector('form') ?? document.body);
}

describe('a form with problems', () => {
  it('focuses a summary whose lines link to their fields', async () => {
    draw(<Asked />);
    expect(screen.queryByRole('alert')).toBeNull();
    submit();
    const summary = await screen.findByRole('alert', { name: '2 answers need your attention' });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    fireEvent.click(within(summary).getByRole('link', { name: 'Preview of x' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    fireEvent.click(within(summary).getByRole('link', { name: /12,345/ }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' }));
  });

  it('uses the language on screen, also after a change', async () => {
    const messages = draw(<Asked />);
    submit();
    await screen.findByRole('alert', { name: '2 answers need your attention' });
    await switchTo(messages, 'fr');
    const summary = screen.getByRole('alert', { name: '2\u00a0réponses sont à vérifier' });
    expect(within(summary).getByRole('link', { name: 'Aperçu de x' })).toBeTruthy();
  });

  it('drops a problem as soon as it is fixed, and leaves the focus where it is', async () => {
    draw(<Asked />);
    submit();
    await screen.findByRole('alert', { name: '2 answers need your attention' });
    screen.getByLabelText('Name').focus();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
    await screen.findByRole('alert', { name: 'One answer needs your attention' });
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('checks a field on blur, without a summary yet', async () => {
    draw(<Asked />);
    fireEvent.focus(screen.getByLabelText('Name'));
    fireEvent.blur(screen.getByLabelText('Name'));
    await screen.findByText('Preview of x');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the server’s errors beside their fields, and in the summary', async () => {
    draw(<Asked />);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
    fireEvent.click(screen.getByRole('radio', { name: 'No' }));
    submit();
    const summary = await screen.findByRole('alert', { name: 'One answer needs your attention' });
    expect(within(summary).getByRole('link').textContent).toBe('This e-mail address has an account');
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('issues of the domain', () => {
  it('of a group are shown along with those of its parts', async () => {
    const issues = [
      { path: 'risk', key: 'total', values: {} },
      { path: 'risk.high', key: 'required', values: {} },
      { path: 'risk.high', key: 'second', values: {} },
    ];
    const resolve = issuesResolver<{ risk: { high: number } }>(() => issues);
    const { errors } = await resolve({ risk: { high: 1 } }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(listErrors(errors).map(({ name, error }) => [name, error.message])).toEqual([
      ['risk', 'total'],
      ['risk.high', 'required'],
    ]);
  });
});
