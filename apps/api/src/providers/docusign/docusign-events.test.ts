import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SigningProvider } from '../../platform/ports/signing-provider.ts';
import { docusignProvider } from './docusign-provider.ts';
import { type DocusignMock, openDocusignMock } from './testing/docusign-mock.ts';
import { AT, ENVELOPE, EVENTS_URL } from './testing/sample-envelope.ts';

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

  it('of another account is ignored', () => {
    provider = docusignProvider({ ...mock.settings, accountId: mock.settings.userId }, null);
    expect(read(mock.event(id, 'envelope-completed'))).toBeNull();
  });
});
