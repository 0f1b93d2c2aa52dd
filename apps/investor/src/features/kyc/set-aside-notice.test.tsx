import { toDomain } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import { withPartAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import type { Language } from '@portal/domain/ground/people/languages';
import { StillObserver } from '@portal/web/testing/still-observer';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DrawnKycForm, drawKycForm, leaveKycForm } from './testing/draw-kyc-form.tsx';
import { type KycServer, serveKyc } from './testing/kyc-server.ts';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillObserver);
});
afterEach(async () => {
  await leaveKycForm();
  vi.unstubAllGlobals();
});

const LABELS = {
  en: { field: 'City', title: 'Another device answered a question differently' },
  fr: { field: 'Ville', title: 'Un autre appareil a donné une réponse différente' },
} as const;
const KEEP = 'City: keep the answer in the form';
const USE = 'City: use the other answer';

function incomplete(): KycDraft;
function incomplete(): unknown {
  return withPartAt(toDomain(KYC_EXAMPLE), 'income', {});
}

const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

async function noticeOf(title: string): Promise<HTMLElement> {
  const notice = (await screen.findByText(title)).closest<HTMLElement>('[role="status"]');
  if (notice === null) {
    throw new Error('The notice is not read out');
  }
  return notice;
}

/** Types a city here that was answered later elsewhere, and waits for the save. */
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
  it.each(['en', 'fr'] as const)(
    'takes effect in its field, and the form shows both in %s',
    async (language) => {
      const { server } = await superseded(language);
      const { field, title } = LABELS[language];
      await waitFor(() => expect(shown(field)).toBe('Ottawa'));
      const notice = await noticeOf(title);
      for (const text of [field, 'Ottawa', 'Kingston']) {
        expect(notice.textContent).toContain(text);
      }
      expect(server.timed()).toEqual(['basics.address.city']);
      expect(server.saves).toHaveLength(1);
    },
  );

  it('is kept: the notice goes, the decision is sent, nothing is saved again', async () => {
    const { server, drawn } = await superseded('en');
    fireEvent.click(screen.getByRole('button', { name: KEEP }));
    await waitFor(() => expect(screen.queryByText(LABELS.en.title)).toBeNull());
    await act(async () => drawn.form.current?.flush());
    expect(server.decisions).toEqual([{ path: 'basics.address.city', use: false }]);
    expect(server.saves).toHaveLength(1);
    expect(shown('City')).toBe('Ottawa');
  });

  it('gives way to the other one if the person wants that back', async () => {
    const { server } = await superseded('en');
    fireEvent.click(screen.getByRole('button', { name: USE }));
    await waitFor(() => expect(screen.queryByText(LABELS.en.title)).toBeNull());
    await waitFor(() => expect(shown('City')).toBe('Kingston'));
    expect(server.profile()).toHaveProperty('basics.address.city', 'Kingston');
  });

  it('gives way to what is typed after it', async () => {
    const { server, drawn } = await superseded('en');
    await waitFor(() => expect(shown('City')).toBe('Ottawa'));
    fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Guelph' } });
    await act(async () => drawn.form.current?.flush());
    expect(server.profile()).toHaveProperty('basics.address.city', 'Guelph');
  });
});

describe('an answer that was set aside earlier', () => {
  it('is there to choose when the form is opened, in words and with numbers masked', async () => {
    const server = serveKyc(incomplete());
    server.setAside('basics.maritalStatus', '5');
    server.setAside('basics.socialInsuranceNumber', '***-***-286');
    await drawKycForm('en');
    const notice = within(await noticeOf('Another device answered 2 questions differently'));
    expect(notice.getByText('Divorced')).toBeDefined();
    expect(notice.getByText('*** *** 286')).toBeDefined();
    expect(notice.getByText('*** *** 544')).toBeDefined();
  });

  it('saves unsent input first', async () => {
    const server = serveKyc(incomplete());
    server.setAside('basics.address.city', 'Kingston');
    await drawKycForm('en');
    await noticeOf(LABELS.en.title);
    fireEvent.change(screen.getByLabelText(/^Middle name/), { target: { value: 'Bea' } });
    fireEvent.click(screen.getByRole('button', { name: USE }));
    await waitFor(() => expect(shown('City')).toBe('Kingston'));
    expect(server.profile()).toMatchObject({ basics: { middleName: 'Bea', address: { city: 'Kingston' } } });
    expect(screen.getByLabelText(/^Middle name/)).toHaveProperty('value', 'Bea');
  });
});
