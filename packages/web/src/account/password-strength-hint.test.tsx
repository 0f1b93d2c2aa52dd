import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { createMessages } from '../i18n/create-messages.ts';
import { SAMPLE_BRAND } from '../testing/sample-brand.ts';
import { PasswordStrengthHint } from './password-strength-hint.tsx';

const OWNER = { firstName: '', lastName: '', email: '' };

describe('the strength of a new password', () => {
  it('takes its space from the first letter, before the word lists have loaded', async () => {
    const { i18n } = createMessages('en', { en: {}, fr: {} }, SAMPLE_BRAND);
    render(
      <I18nextProvider i18n={i18n}>
        <PasswordStrengthHint password="nine herons over the bay" owner={OWNER} />
      </I18nextProvider>,
    );
    const room = screen.getByRole('status').querySelector('p');
    expect(room?.textContent).toBe('');
    expect(room?.className).toContain('min-h-10');
    await expect.poll(() => room?.textContent, { timeout: 20_000 }).not.toBe('');
    expect(screen.getByRole('status').querySelector('p')).toBe(room);
  });
});
