import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

const PEM = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const EC_PEM = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();

const ID = '5f3c0f3c-6f2b-4d0c-9d3c-0a8c6a4b5f10';
const WHOLE = {
  DOCUSIGN_INTEGRATION_KEY: ID,
  DOCUSIGN_USER_ID: ID,
  DOCUSIGN_ACCOUNT_ID: ID,
  DOCUSIGN_PRIVATE_KEY: PEM,
  DOCUSIGN_CONNECT_KEYS: 'a key of the account, another key of it',
};

function problemsOf(variables: Record<string, string>): string {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigurationError) {
      return error.message;
    }
    throw error;
  }
  return '';
}

describe('the settings of DocuSign', () => {
  it('are absent unless given: the portal signs by itself', () => {
    expect(readConfig({}).docusign).toBeUndefined();
  });

  it('are the developer environment outside production, and several keys for events', () => {
    expect(readConfig(WHOLE).docusign).toEqual({
      integrationKey: ID,
      userId: ID,
      accountId: ID,
      privateKey: PEM.trim(),
      oauthOrigin: 'https://account-d.docusign.com',
      connectKeys: ['a key of the account', 'another key of it'],
    });
  });

  it.each([
    ['with its line ends written out', PEM.replaceAll('\n', '\\n')],
    ['in base64', Buffer.from(PEM).toString('base64')],
  ])('take a private key %s', (_name, key) => {
    const settings = readConfig({ ...WHOLE, DOCUSIGN_PRIVATE_KEY: key }).docusign;
    expect(settings?.privateKey.trim()).toBe(PEM.trim());
  });

  it.each(Object.keys(WHOLE))('are refused when only %s is missing, and say so', (name) => {
    expect(problemsOf({ ...WHOLE, [name]: '' })).toContain(
      `- ${name}: is missing; set all DOCUSIGN_ variables`,
    );
  });

  it.each([
    ['DOCUSIGN_INTEGRATION_KEY', 'key', 'must be the integration key'],
    ['DOCUSIGN_PRIVATE_KEY', EC_PEM, 'must be an RSA private key'],
    ['DOCUSIGN_PRIVATE_KEY', '/etc/docusign.pem', 'must be an RSA private key'],
    ['DOCUSIGN_OAUTH_HOST', 'account.example.com', 'must be account-d.docusign.com'],
    ['DOCUSIGN_CONNECT_KEYS', 'short', 'must be one to 100 keys of at least 16'],
  ])('name %s when it is wrong', (name, value, why) => {
    expect(problemsOf({ ...WHOLE, [name]: value })).toContain(`- ${name}: ${why}`);
  });

  it("take a test's host anywhere but in production", () => {
    const local = { ...WHOLE, DOCUSIGN_OAUTH_HOST: 'http://127.0.0.1:4100' };
    expect(readConfig(local).docusign?.oauthOrigin).toBe('http://127.0.0.1:4100');
    expect(problemsOf({ ...local, APP_STAGE: 'production' })).toContain('- DOCUSIGN_OAUTH_HOST: must be');
  });
});
