import type { Trade } from '@portal/domain/order/trades/trade.wire';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answers, SentCall } from '../../../testing/api-answers.ts';
import { heading, ok, openWizard } from '../../../testing/open-wizard.tsx';
import { AUTHORIZED, SIGNED } from '../../../testing/sample-order.ts';
import { stubBrowser } from '../../../testing/stub-browser.ts';

stubBrowser();

const STATE = '/user/trade/signing/trade-1';
const CONSENT = '/user/trade/signing-consent/trade-1';
const LINK = '/user/docusign/investment';
/** A ceremony on the same page, as jsdom cannot navigate. */
const CEREMONY = '#ceremony';
const LINKED = ok({ url: new URL(CEREMONY, window.location.href).href, envelopeId: 'e1' });
const WORDS = /electronic signature and initials/;
const AGREE = 'Agree and read';

beforeEach(() => {
  window.location.hash = '';
});

async function openSign(more: Answers, trade: Trade = AUTHORIZED): Promise<SentCall[]> {
  const { sent } = await openWizard('sign', trade, { more });
  await heading('Read and sign your documents');
  return sent;
}

const PROVED = { isAddressVerified: true, provedUntil: '2126-11-20T15:30:00.000Z', asksFor: 'password' };

const asks = (changes: object = {}) =>
  ok({ heldBy: 'portal', consentedAt: null, email: 'ana@example.ca', forms: [], proof: PROVED, ...changes });
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const callsTo = (sent: SentCall[], path: string) => sent.filter((call) => call.path === path);

describe('the sign page', () => {
  it('has the consent before its button, which gives it and opens the ceremony', async () => {
    const sent = await openSign({ [STATE]: asks(), [CONSENT]: LINKED });
    const agree = await button(AGREE);
    const words = screen.getByText(WORDS);
    expect(words.compareDocumentPosition(agree)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/a message to ana@example\.ca says so/)).toBeDefined();
    fireEvent.click(agree);
    await waitFor(() => expect(window.location.hash).toBe(CEREMONY));
    expect(callsTo(sent, CONSENT)).toMatchObject([
      { method: 'POST', body: { returnUrl: '/wizard/maple-gate/complete' } },
    ]);
    expect(callsTo(sent, LINK)).toEqual([]);
  });

  it('requests one link while the browser navigates, and can be pressed again after Back', async () => {
    const sent = await openSign({ [STATE]: asks(), [CONSENT]: LINKED });
    const agree = await button(AGREE);
    fireEvent.click(agree);
    await waitFor(() => expect(window.location.hash).toBe(CEREMONY));
    fireEvent.click(agree);
    expect(callsTo(sent, CONSENT)).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    fireEvent.click(await button(AGREE));
    await waitFor(() => expect(callsTo(sent, CONSENT)).toHaveLength(2));
  });

  it.each([
    ['omits the consent once given', 'Go on signing', asks({ consentedAt: '2026-11-20T15:30:00.000Z' })],
    ['does not ask if a provider does', 'Read and sign', asks({ heldBy: 'provider' })],
    ['leaves it to the ceremony if the server did not answer', 'Read and sign', { status: 500, body: {} }],
  ])('%s', async (_row, name, state) => {
    const sent = await openSign({ [STATE]: state, [LINK]: LINKED });
    fireEvent.click(await button(name));
    await waitFor(() => expect(window.location.hash).toBe(CEREMONY));
    expect(screen.queryByText(WORDS)).toBeNull();
    expect(callsTo(sent, CONSENT)).toEqual([]);
  });

  it('says why there is no link, and stays', async () => {
    const refused = { status: 409, body: { code: 'STATE_REFUSES', message: ['The order was cancelled.'] } };
    await openSign({ [STATE]: asks(), [CONSENT]: refused });
    fireEvent.click(await button(AGREE));
    expect(await screen.findByText('The order was cancelled.')).toBeDefined();
    expect((await button(AGREE)).getAttribute('aria-disabled')).not.toBe('true');
    expect(window.location.hash).toBe('');
  });

  it('lists the prescribed forms that are signed with the other papers', async () => {
    const forms = [{ kind: 'form-f4', title: 'Form 45-106F4' }];
    await openSign({ [STATE]: asks({ forms }) });
    expect(await screen.findByText('Form 45-106F4')).toBeDefined();
    expect(screen.getByText('The law asks you to fill in this form yourself')).toBeDefined();
  });

  it('asks who they are before it sends somebody to a signing provider, and goes on', async () => {
    const proof = { ...PROVED, provedUntil: null };
    const answers: Answers = {
      [STATE]: asks({ heldBy: 'provider', proof }),
      [LINK]: LINKED,
      '/user/signing/prove': ok(PROVED),
    };
    const sent = await openSign(answers);
    fireEvent.click(await button('Read and sign'));
    expect(await screen.findByText('Password is required')).toBeDefined();
    fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'brave otters' } });
    fireEvent.click(await button('Read and sign'));
    await waitFor(() => expect(window.location.hash).toBe(CEREMONY));
    expect(callsTo(sent, '/user/signing/prove')).toMatchObject([{ body: { password: 'brave otters' } }]);
  });

  it('leaves that to the end of the portal’s own ceremony, but says at once that the address is not verified', async () => {
    const proof = { ...PROVED, isAddressVerified: false, provedUntil: null };
    await openSign({ [STATE]: asks({ proof }), '/user/email/verification': ok({ sent: true }) });
    await screen.findByText('Verify your email address before you sign');
    expect(screen.queryByLabelText('Your password')).toBeNull();
    fireEvent.click(await button('Send the link again'));
    expect(await screen.findByText(/on its way to ana@example\.ca/)).toBeDefined();
  });

  it('does not list a profile that was signed before', async () => {
    const kycId = { id: 'kyc-1', signedAt: '2026-10-01T15:30:00.000Z' };
    await openSign({ [STATE]: asks() }, { ...AUTHORIZED, kycId });
    await button(AGREE);
    expect(screen.getByText('Subscription agreement')).toBeDefined();
    expect(screen.queryByText('Confirmation of your investor profile')).toBeNull();
  });

  it('does not call the server about a signed order', async () => {
    const { sent } = await openWizard('sign', { ...SIGNED, status: 0 });
    await heading('Your documents are signed');
    expect(callsTo(sent, STATE)).toEqual([]);
  });
});
