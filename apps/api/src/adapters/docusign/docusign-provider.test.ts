import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EnvelopeToSign, SigningProvider } from '../../ports/signing-provider.ts';
import { SigningProviderError } from '../../ports/signing-provider.ts';
import { docusignProvider } from './docusign-provider.ts';
import { OPERATIONS } from './operations.ts';
import { loadRoutes } from './testing/description.ts';
import { type DocusignMock, openDocusignMock } from './testing/docusign-mock.ts';

const EVENTS_URL = 'https://portal.example.ca/api/signing/events';
const BACK = 'https://portal.example.ca/back';
const AT = new Date('2026-11-18T15:00:00.000Z');
const PDF = Buffer.from('%PDF-1.7\nsome pages');

const ENVELOPE: EnvelopeToSign = {
  id: '5f3c0f3c-6f2b-4d0c-9d3c-0a8c6a4b5f10',
  subject: 'Maple Street Homes',
  documents: [
    { id: 'profile', title: 'Your profile', pdf: PDF },
    { id: 'agreement', title: 'Subscription agreement', pdf: PDF },
  ],
  signers: [
    {
      role: 'investor',
      name: 'Ada Tremblay',
      email: 'ada@example.com',
      language: 'en',
      places: {
        profile: [{ kind: 'signature', label: 'signature', page: 1, x: 68, y: 600.4 }],
        agreement: [
          { kind: 'initials', label: 'loss', page: 1, x: 440, y: 120 },
          { kind: 'signature', label: 'signature', page: 2, x: 68, y: 200 },
          { kind: 'date', label: 'date', page: 2, x: 300, y: 230 },
        ],
      },
    },
    {
      role: 'joint',
      name: 'Bea Roy',
      email: 'bea@example.com',
      language: 'fr',
      places: { agreement: [{ kind: 'signature', label: 'signature', page: 2, x: 68, y: 300 }] },
    },
  ],
};

const INVESTOR = { envelopeId: ENVELOPE.id, name: 'Ada Tremblay', email: 'ada@example.com' };

let mock: DocusignMock;
let provider: SigningProvider;

beforeEach(async () => {
  mock = await openDocusignMock();
  provider = docusignProvider(mock.settings, EVENTS_URL);
});

afterEach(async () => {
  await mock.close();
  expect(mock.problems).toEqual([]);
});

describe('signing at the provider', () => {
  it('calls only what the description has, by its names', () => {
    for (const routes of loadRoutes()) {
      const known = routes.map(({ operationId, method }) => `${method} ${operationId}`);
      expect(known).toEqual(
        expect.arrayContaining(
          Object.values(OPERATIONS).map(({ operationId, method }) => `${method} ${operationId}`),
        ),
      );
    }
  });

  it('goes from documents to signatures, one signer after the other, and back to files', async () => {
    const reference = await provider.prepare(ENVELOPE);
    expect(await provider.stateOf(reference)).toEqual({
      status: 'open',
      signed: { investor: null, joint: null },
    });
    expect(() => mock.envelopes.finish(reference, '2', 'sign', AT)).toThrow('not the turn');

    const link = await provider.linkFor(reference, INVESTOR, BACK);
    expect(mock.envelopes.act(link, 'sign', AT)).toBe(`${BACK}?event=signing_complete`);
    expect(await provider.stateOf(reference)).toEqual({
      status: 'open',
      signed: { investor: AT, joint: null },
    });

    mock.envelopes.finish(reference, '2', 'sign', AT);
    expect(await provider.stateOf(reference)).toEqual({
      status: 'completed',
      signed: { investor: AT, joint: AT },
    });
    const { documents, certificate } = await provider.collect(reference, 2);
    expect(documents).toEqual([PDF, PDF]);
    expect(certificate.toString()).toContain(`certificate of ${reference}`);
  });

  it('places signatures, initials and dates, and keeps the profile from the joint investor', async () => {
    const { definition } = mock.envelopes.get(await provider.prepare(ENVELOPE));
    const [investor, joint] = definition.recipients.signers;
    expect(investor).toMatchObject({
      clientUserId: ENVELOPE.id,
      routingOrder: '1',
      tabs: {
        signHereTabs: [
          { documentId: '1', pageNumber: '1', xPosition: '68', yPosition: '600' },
          { documentId: '2', pageNumber: '2' },
        ],
        initialHereTabs: [{ documentId: '2', tabLabel: 'loss 1', xPosition: '440', optional: 'false' }],
        dateSignedTabs: [{ documentId: '2', pageNumber: '2' }],
      },
    });
    expect(joint).toMatchObject({
      routingOrder: '2',
      excludedDocuments: ['1'],
      emailNotification: { supportedLanguage: 'fr_CA' },
    });
    expect(joint).not.toHaveProperty('clientUserId');
    expect(definition.enforceSignerVisibility).toBe('true');
  });

  it('asks for events only where they can reach the portal', async () => {
    const { definition } = mock.envelopes.get(await provider.prepare(ENVELOPE));
    expect(definition.eventNotification).toMatchObject({ url: EVENTS_URL, includeHMAC: 'true' });
    const unreachable = docusignProvider(mock.settings, null);
    const silent = mock.envelopes.get(await unreachable.prepare(ENVELOPE));
    expect(silent.definition).not.toHaveProperty('eventNotification');
  });

  it('knows a signer who declined and an envelope that was withdrawn', async () => {
    const declined = await provider.prepare(ENVELOPE);
    mock.envelopes.act(await provider.linkFor(declined, INVESTOR, BACK), 'decline', AT);
    expect((await provider.stateOf(declined)).status).toBe('declined');
    const withdrawn = await provider.prepare(ENVELOPE);
    await provider.withdraw(withdrawn);
    expect((await provider.stateOf(withdrawn)).status).toBe('withdrawn');
  });

  it('has the message to the next signer sent again', async () => {
    const reference = await provider.prepare(ENVELOPE);
    await provider.invite(reference);
    expect(mock.envelopes.get(reference)).toMatchObject({ status: 'sent', invitations: 1 });
  });

  it('withdraws what has ended already without a complaint', async () => {
    const reference = await provider.prepare(ENVELOPE);
    expect(await provider.withdraw(reference)).toBe('withdrawn');
    expect(await provider.withdraw(reference)).toBe('ended-before');
    expect(mock.envelopes.get(reference).status).toBe('voided');
  });
});

describe('the token', () => {
  it('is asked for once by callers at the same moment, and kept', async () => {
    await Promise.all([provider.prepare(ENVELOPE), provider.prepare(ENVELOPE), provider.prepare(ENVELOPE)]);
    await provider.prepare(ENVELOPE);
    expect(mock.oauth.tokens).toHaveLength(1);
  });

  it('is replaced shortly before it ends', async () => {
    let now = Date.now();
    provider = docusignProvider(mock.settings, null, { now: () => now });
    await provider.prepare(ENVELOPE);
    now += 54 * 60_000;
    await provider.prepare(ENVELOPE);
    expect(mock.oauth.tokens).toHaveLength(1);
    now += 60_000;
    await provider.prepare(ENVELOPE);
    expect(mock.oauth.tokens).toHaveLength(2);
  });

  it('is replaced once when it is refused', async () => {
    const reference = await provider.prepare(ENVELOPE);
    mock.oauth.revoke();
    await provider.stateOf(reference);
    expect(mock.oauth.tokens).toHaveLength(2);
  });

  it('says what an operator has to do while the user has not consented', async () => {
    mock.oauth.hasConsent = false;
    await expect(provider.prepare(ENVELOPE)).rejects.toThrow('consent_required (see the README');
  });

  it('is never given for another key', async () => {
    const other = docusignProvider({ ...mock.settings, userId: mock.settings.accountId }, null);
    await expect(other.prepare(ENVELOPE)).rejects.toThrow('token: status 400 invalid_grant');
  });

  it('needs a user who belongs to the account', async () => {
    const other = docusignProvider({ ...mock.settings, accountId: mock.settings.userId }, null);
    await expect(other.prepare(ENVELOPE)).rejects.toThrow('does not belong to the configured account');
  });
});

describe('a provider in trouble', () => {
  const create = OPERATIONS.createEnvelope.operationId;
  const read = OPERATIONS.readEnvelope.operationId;

  it.each([
    ['calls are limited by status', { status: 429, headers: { 'retry-after': '0' } }],
    ['calls are limited by code', { status: 400, errorCode: 'HOURLY_APIINVOCATION_LIMIT_EXCEEDED' }],
  ])('makes an envelope once, after waiting, when %s', async (_name, does) => {
    mock.misbehave({ operationId: create, does });
    await provider.prepare(ENVELOPE);
    expect(mock.envelopes.envelopes.size).toBe(1);
    expect(mock.calls).toEqual([create, create]);
  });

  it.each([
    ['a fault', { status: 503 }],
    ['a lost connection', 'lost' as const],
  ])('is asked again after %s where that does no harm', async (_name, does) => {
    const reference = await provider.prepare(ENVELOPE);
    mock.misbehave({ operationId: read, does });
    mock.misbehave({ operationId: read, does });
    expect((await provider.stateOf(reference)).status).toBe('open');
    expect(mock.calls).toEqual([create, read, read, read]);
  });

  it('is not asked for a second envelope when the first may exist', async () => {
    mock.misbehave({ operationId: create, does: { status: 500 } });
    await expect(provider.prepare(ENVELOPE)).rejects.toThrow(SigningProviderError);
    expect(mock.calls).toEqual([create]);
  });

  it('is given up after four attempts', async () => {
    const reference = await provider.prepare(ENVELOPE);
    for (let count = 0; count < 4; count += 1) {
      mock.misbehave({ operationId: read, does: { status: 500 } });
    }
    await expect(provider.stateOf(reference)).rejects.toThrow(`${read}: status 500`);
    expect(mock.calls).toHaveLength(5);
  });

  it('is not waited for longer than the limit', async () => {
    provider = docusignProvider(mock.settings, null, { now: Date.now, timeoutMs: 300 });
    mock.misbehave({ operationId: create, does: { slowMs: 1_500 } });
    await expect(provider.prepare(ENVELOPE)).rejects.toThrow(`${create}: TimeoutError`);
  });

  it('is left alone until its reset when no call is left', async () => {
    const reference = await provider.prepare(ENVELOPE);
    const reset = Math.floor(Date.now() / 1_000) + 1_800;
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) };
    mock.misbehave({ operationId: read, does: { status: 429, headers } });
    const first = await provider.stateOf(reference).catch((error: unknown) => error);
    expect(first).toMatchObject({ name: 'SigningProviderError', retryAfterSeconds: expect.any(Number) });
    const asked = mock.calls.length;
    await expect(provider.stateOf(reference)).rejects.toThrow('no calls left');
    expect(mock.calls).toHaveLength(asked);
  });

  it('says in its errors what was asked and how it was refused, and nothing of anybody', async () => {
    const reference = await provider.prepare(ENVELOPE);
    const stranger = { ...INVESTOR, email: 'somebody@example.com' };
    const error = await provider.linkFor(reference, stranger, BACK).catch((reason: unknown) => reason);
    expect(String(error)).toBe(
      'RefusedCall: Views_PostEnvelopeRecipientView: status 400 UNKNOWN_ENVELOPE_RECIPIENT',
    );
  });
});

describe('an event', () => {
  const id = '0d4b2d6c-5d1c-4f53-8f0c-3a4c3d9b7e21';
  const read = (event: { headers: Record<string, string>; body: string }) =>
    provider.readEvent({ headers: event.headers, body: Buffer.from(event.body) });

  it.each([
    ['both of the account', ['the first key of the account', 'the second key of the account']],
    ['one that is being replaced', ['the first key of the account']],
    ['one of ours and one that we do not have yet', ['a key of tomorrow', 'the second key of the account']],
  ])('is believed when it is signed with %s', (_name, keys) => {
    expect(read(mock.event(id, 'envelope-completed', keys))).toEqual({ reference: id, state: null });
  });

  it.each([
    ['without a signature', () => ({ ...mock.event(id, 'envelope-completed'), headers: {} })],
    [
      'signed with another key',
      () => mock.event(id, 'envelope-completed', ['somebody else has made this up']),
    ],
    [
      'changed on its way',
      () => {
        const event = mock.event(id, 'envelope-declined');
        return { ...event, body: event.body.replace('declined', 'completed') };
      },
    ],
    [
      'with a signature of another length',
      () => ({ ...mock.event(id, 'x'), headers: { 'x-docusign-signature-1': 'c2hvcnQ=' } }),
    ],
  ])('is forged %s', (_name, make) => {
    expect(read(make())).toBe('forged');
  });

  it('tells how the envelope stands', async () => {
    const reference = await provider.prepare(ENVELOPE);
    mock.envelopes.finish(reference, '1', 'sign', AT);
    const state = { status: 'open', signed: { investor: AT, joint: null } };
    expect(read(mock.event(reference, 'recipient-completed'))).toEqual({ reference, state });
  });

  it('of another account is nothing to us', () => {
    provider = docusignProvider({ ...mock.settings, accountId: mock.settings.userId }, null);
    expect(read(mock.event(id, 'envelope-completed'))).toBeNull();
  });
});
