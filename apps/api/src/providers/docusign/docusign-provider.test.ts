import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SigningProvider } from '../../platform/ports/signing-provider.ts';
import { docusignProvider } from './docusign-provider.ts';
import { OPERATIONS } from './operations.ts';
import { loadRoutes } from './testing/description.ts';
import { type DocusignMock, openDocusignMock } from './testing/docusign-mock.ts';
import { AT, BACK, ENVELOPE, EVENTS_URL, INVESTOR, PDF } from './testing/sample-envelope.ts';

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

  it('has the message to the next signer resent', async () => {
    const reference = await provider.prepare(ENVELOPE);
    await provider.invite(reference);
    expect(mock.envelopes.get(reference)).toMatchObject({ status: 'sent', invitations: 1 });
  });

  it('withdraws an already ended envelope without complaint', async () => {
    const reference = await provider.prepare(ENVELOPE);
    expect(await provider.withdraw(reference)).toBe('withdrawn');
    expect(await provider.withdraw(reference)).toBe('ended-before');
    expect(mock.envelopes.get(reference).status).toBe('voided');
  });
});

describe('the token', () => {
  it('is requested once by simultaneous callers, and kept', async () => {
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

  it('is replaced once if it is refused', async () => {
    const reference = await provider.prepare(ENVELOPE);
    mock.oauth.revoke();
    await provider.stateOf(reference);
    expect(mock.oauth.tokens).toHaveLength(2);
  });

  it('says what an operator has to do while the user has not consented', async () => {
    mock.oauth.hasConsent = false;
    await expect(provider.prepare(ENVELOPE)).rejects.toThrow('consent_required (docs/configure.md');
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
