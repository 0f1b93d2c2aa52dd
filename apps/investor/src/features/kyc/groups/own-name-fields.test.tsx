import { toDomain } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import { withPartAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { StillObserver } from '@portal/web/testing/still-observer';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawKycForm, leaveKycForm } from '../testing/draw-kyc-form.tsx';
import { serveKyc } from '../testing/kyc-server.ts';

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillObserver);
});
afterEach(async () => {
  await leaveKycForm();
  vi.unstubAllGlobals();
});

/** The account is Ana Roy's. */
const LABELS = {
  en: {
    title: 'Which name is right?',
    take: 'Use Ana Roy',
    keep: 'Keep Ada Tremblay',
    kept: 'We keep the name as you typed it.',
  },
  fr: {
    title: 'Quel nom est le bon?',
    take: 'Prendre Ana Roy',
    keep: 'Garder Ada Tremblay',
    kept: 'Nous gardons le nom tel que vous l’avez saisi.',
  },
} as const;

/** Opens at the basics, because something is missing there. */
function incomplete(names: { firstName: string; lastName: string }): KycDraft;
function incomplete(names: { firstName: string; lastName: string }): unknown {
  const { basics } = toDomain(KYC_EXAMPLE);
  return withPartAt(toDomain(KYC_EXAMPLE), 'basics', { ...basics, ...names, phone: '' });
}

const shown = (label: RegExp) => screen.getAllByLabelText<HTMLInputElement>(label)[0]?.value;

describe('a name in the profile that differs from that of the account', () => {
  it.each(Object.entries(LABELS))(
    'is asked about, in %s, and kept if the person says so',
    async (of, texts) => {
      serveKyc(incomplete({ firstName: 'Ada', lastName: 'Tremblay' }));
      await drawKycForm(of === 'fr' ? 'fr' : 'en');
      expect(screen.getByText(texts.title)).toBeDefined();
      fireEvent.click(screen.getByRole('button', { name: texts.keep }));
      expect(screen.queryByText(texts.title)).toBeNull();
      expect(screen.getByText((text) => text.startsWith(texts.kept))).toBeDefined();
    },
  );

  it('is replaced and saved if the person chooses the account’s name', async () => {
    const server = serveKyc(incomplete({ firstName: 'Ada', lastName: 'Tremblay' }));
    const { form } = await drawKycForm();
    fireEvent.click(screen.getByRole('button', { name: LABELS.en.take }));
    expect(shown(/^First name/)).toBe('Ana');
    expect(screen.queryByText(LABELS.en.title)).toBeNull();
    await form.current?.flush();
    await waitFor(() =>
      expect(server.profile()).toMatchObject({ basics: { firstName: 'Ana', lastName: 'Roy' } }),
    );
  });

  it('is asked about on blur, not while typing', async () => {
    serveKyc(incomplete({ firstName: 'Ana', lastName: 'Roy' }));
    await drawKycForm();
    const [field] = screen.getAllByLabelText(/^First name/);
    if (field === undefined) {
      throw new Error('There is no first name');
    }
    fireEvent.change(field, { target: { value: 'Adèle' } });
    expect(screen.queryByText(LABELS.en.title)).toBeNull();
    fireEvent.blur(field);
    expect(screen.getByText(LABELS.en.title)).toBeDefined();
  });

  it('does not differ by capitals, accents or a middle name', async () => {
    serveKyc(incomplete({ firstName: 'ANA', lastName: 'Röy' }));
    await drawKycForm();
    expect(screen.queryByText(LABELS.en.title)).toBeNull();
  });
});
