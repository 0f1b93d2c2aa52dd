import { toDomain } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import { withPartAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { KYC_EXAMPLE } from '@portal/domain/client/kyc/testing/kyc-example';
import { StillObserver } from '@portal/web/testing/still-observer';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSection } from '#state/slices/kyc-slice.ts';
import { drawKycForm, leaveKycForm } from '../testing/draw-kyc-form.tsx';
import { serveKyc } from '../testing/kyc-server.ts';

const PROOF = 'identityVerification.secondary.addressProof';
const OWN = 'My spouse or partner sends another proof';

function withProof(proof: unknown): KycDraft;
function withProof(proof: unknown): unknown {
  return withPartAt(toDomain(KYC_EXAMPLE), PROOF, proof);
}

async function openIdentity(proof: unknown) {
  const server = serveKyc(withProof(proof));
  const { store, form } = await drawKycForm();
  act(() => void store.dispatch(openSection('identityVerification')));
  return { server, form, tick: await screen.findByRole<HTMLInputElement>('checkbox', { name: OWN }) };
}

const kinds = () => screen.getAllByRole('radio', { name: /utility bill/i }).length;

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', StillObserver);
});
afterEach(async () => {
  await leaveKycForm();
  vi.unstubAllGlobals();
});

describe('the proof of address of two', () => {
  it('is given once: nothing of the spouse is asked until they want to send another', async () => {
    const { tick } = await openIdentity({ type: '', bill: null, statement: null });
    expect(tick.checked).toBe(false);
    expect(kinds()).toBe(1);
    fireEvent.click(tick);
    expect(kinds()).toBe(2);
    fireEvent.submit(document.querySelector('form') ?? document.body);
    await waitFor(() => expect(tick.closest('form')).not.toBeNull());
  });

  it('that the spouse gave before stays, and is taken back with the tick', async () => {
    const { server, form, tick } = await openIdentity({ type: '2', bill: null, statement: 'FILE-ID' });
    expect(tick.checked).toBe(true);
    fireEvent.click(tick);
    await act(async () => form.current?.flush());
    expect(server.saves.at(-1)).toMatchObject({ [`${PROOF}.type`]: '', [`${PROOF}.statement`]: null });
    expect(kinds()).toBe(1);
  });
});
