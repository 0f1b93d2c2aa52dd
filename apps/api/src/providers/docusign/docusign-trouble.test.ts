import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SigningProvider } from '../../platform/ports/signing-provider.ts';
import { SigningProviderError } from '../../platform/ports/signing-provider.ts';
import { docusignProvider } from './docusign-provider.ts';
import { OPERATIONS } from './operations.ts';
import { type DocusignMock, openDocusignMock } from './testing/docusign-mock.ts';
import { BACK, ENVELOPE, EVENTS_URL, INVESTOR } from './testing/sample-envelope.ts';

/** Long enough to get a token first, on a busy machine. */
const PATIENCE_MS = 1_500;

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
    provider = docusignProvider(mock.settings, null, { now: Date.now, timeoutMs: PATIENCE_MS });
    mock.misbehave({ operationId: create, does: { slowMs: 5 * PATIENCE_MS } });
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

  it('says in its errors which call was refused and how, and nothing about anybody', async () => {
    const reference = await provider.prepare(ENVELOPE);
    const stranger = { ...INVESTOR, email: 'somebody@example.com' };
    const error = await provider.linkFor(reference, stranger, BACK).catch((reason: unknown) => reason);
    expect(String(error)).toBe(
      'RefusedCall: Views_PostEnvelopeRecipientView: status 400 UNKNOWN_ENVELOPE_RECIPIENT',
    );
  });
});
