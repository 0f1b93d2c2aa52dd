import { withPartAt } from '@portal/domain/kyc/draft';
import type { KycDraft } from '@portal/domain/kyc/kyc';
import { toDomain } from '@portal/domain/kyc/kyc-wire-map';
import { KYC_EXAMPLE } from '@portal/domain/kyc/testing/kyc-example';
import type { Language } from '@portal/domain/wire/user';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DrawnKycForm, drawKycForm, leaveKycForm } from './testing/draw-kyc-form.tsx';
import { type KycServer, serveKyc } from './testing/kyc-server.ts';

/** Milliseconds; drawing a form of a hundred controls is slow without a browser, more so beside other work. */
vi.setConfig({ testTimeout: 20_000 });

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  );
});
afterEach(async () => {
  await leaveKycForm();
  vi.unstubAllGlobals();
});

const LABELS = {
  en: { field: 'City', title: 'A newer answer from another device was kept' },
  fr: { field: 'Ville', title: 'Une réponse plus récente, donnée sur un autre appareil, a été conservée' },
} as const;

function incomplete(): KycDraft;
function incomplete(): unknown {
  return withPartAt(toDomain(KYC_EXAMPLE), 'income', {});
}

const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

/** A city is typed here that was answered later elsewhere, and the save of it is answered. */
async function superseded(language: Language): Promise<{ server: KycServer; drawn: DrawnKycForm }> {
  const server = serveKyc(incomplete());
  const drawn = await drawKycForm(language);
  server.answerElsewhere('basics.address.city', 'Ottawa');
  fireEvent.change(screen.getByLabelText(LABELS[language].field), { target: { value: 'Kingston' } });
  await act(async () => drawn.form.current?.flush());
  await screen.findByText(LABELS[language].title);
  return { server, drawn };
}

describe('a newer answer of another device', () => {
  it.each(['en', 'fr'] as const)('stands in its field, and the form says so in %s', async (language) => {
    const { server } = await superseded(language);
    const { field, title } = LABELS[language];
    await waitFor(() => expect(shown(field)).toBe('Ottawa'));
    const notice = screen.getByText(title).closest('[role="status"]');
    expect(notice?.textContent).toContain(field);
    expect(server.timed()).toEqual(['basics.address.city']);
    expect(server.saves).toHaveLength(1);
  });

  it('is kept by the person: the notice goes, nothing is sent', async () => {
    const { server, drawn } = await superseded('en');
    fireEvent.click(screen.getByRole('button', { name: 'Keep the later answers' }));
    expect(screen.queryByText(LABELS.en.title)).toBeNull();
    await act(async () => drawn.form.current?.flush());
    expect(server.saves).toHaveLength(1);
    expect(shown('City')).toBe('Ottawa');
  });

  it('gives way to what was typed here where the person wants that back', async () => {
    const { server, drawn } = await superseded('en');
    fireEvent.click(screen.getByRole('button', { name: 'Put back what I typed here' }));
    expect(screen.queryByText(LABELS.en.title)).toBeNull();
    await waitFor(() => expect(shown('City')).toBe('Kingston'));
    await act(async () => drawn.form.current?.flush());
    expect(server.profile()).toHaveProperty('basics.address.city', 'Kingston');
  });

  it('gives way to what is typed after it', async () => {
    const { server, drawn } = await superseded('en');
    await waitFor(() => expect(shown('City')).toBe('Ottawa'));
    fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Guelph' } });
    await act(async () => drawn.form.current?.flush());
    expect(screen.queryByText(LABELS.en.title)).toBeNull();
    expect(server.profile()).toHaveProperty('basics.address.city', 'Guelph');
  });
});
