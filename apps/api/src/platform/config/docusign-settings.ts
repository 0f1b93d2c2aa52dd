import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';

const id = (what: string) =>
  z.uuid({ error: `must be ${what}, an id such as 11111111-2222-4333-8444-555555555555` });

const KEYS_MAX = 100;
const KEY_LENGTH_MIN = 16;

/** The provider's own sign-in hosts, and localhost for tests: the assertion is sent nowhere else. */
const HOST = /^(account(-d)?\.docusign\.com|http:\/\/(127\.0\.0\.1|localhost):\d{1,5})$/;

export const DocusignVariables = {
  DOCUSIGN_INTEGRATION_KEY: id('the integration key').optional(),
  DOCUSIGN_USER_ID: id("the impersonated user's id").optional(),
  DOCUSIGN_ACCOUNT_ID: id('the API account id').optional(),
  DOCUSIGN_PRIVATE_KEY: z
    .string()
    .refine((text) => readRsaKey(text) !== null, {
      error: 'must be an RSA private key: PEM, or PEM in base64 (base64 -w0 docusign.pem)',
    })
    .optional(),
  DOCUSIGN_OAUTH_HOST: z
    .string()
    .regex(HOST, 'must be account-d.docusign.com (developer) or account.docusign.com (production)')
    .optional(),
  DOCUSIGN_CONNECT_KEYS: z
    .string()
    .refine((text) => areKeys(connectKeysOf(text)), {
      error: `must be one to ${KEYS_MAX} keys of at least ${KEY_LENGTH_MIN} characters, separated by commas`,
    })
    .optional(),
};

export type DocusignSettings = {
  integrationKey: string;
  userId: string;
  accountId: string;
  /** PEM. */
  privateKey: string;
  /** Origin of the sign-in host, such as https://account-d.docusign.com. */
  oauthOrigin: string;
  /** The secrets events are signed with; several while one replaces another. */
  connectKeys: readonly string[];
};

/** The adapter needs all of these; with none of them, the portal uses its own ceremony. */
const NEEDED = [
  'DOCUSIGN_INTEGRATION_KEY',
  'DOCUSIGN_USER_ID',
  'DOCUSIGN_ACCOUNT_ID',
  'DOCUSIGN_PRIVATE_KEY',
  'DOCUSIGN_CONNECT_KEYS',
] as const;

/** What is wrong with the variables together: some given and some not, or a test's host in production. */
export function docusignProblems(given: Record<string, string>): string[] {
  const names = [...NEEDED, 'DOCUSIGN_OAUTH_HOST'];
  if (!names.some((name) => given[name] !== undefined)) {
    return [];
  }
  const isTestHost = given.DOCUSIGN_OAUTH_HOST?.startsWith('http:') === true;
  return [
    ...NEEDED.filter((name) => given[name] === undefined).map(
      (name) => `${name}: is missing; set all DOCUSIGN_ variables, or none to sign with the portal itself`,
    ),
    ...(isTestHost && given.APP_STAGE === 'production'
      ? ['DOCUSIGN_OAUTH_HOST: must be account.docusign.com in production']
      : []),
  ];
}

/** Undefined: the portal signs by itself. Outside production the host is the provider's developer environment. */
export function docusignSettings(
  env: z.infer<z.ZodObject<typeof DocusignVariables>>,
  stage: 'development' | 'test' | 'production',
): DocusignSettings | undefined {
  const {
    DOCUSIGN_INTEGRATION_KEY: integrationKey,
    DOCUSIGN_USER_ID: userId,
    DOCUSIGN_ACCOUNT_ID: accountId,
    DOCUSIGN_PRIVATE_KEY: key,
    DOCUSIGN_CONNECT_KEYS: connectKeys,
  } = env;
  const privateKey = key === undefined ? null : readRsaKey(key);
  const isWhole = integrationKey !== undefined && userId !== undefined && accountId !== undefined;
  if (!isWhole || privateKey === null || connectKeys === undefined) {
    return undefined;
  }
  const host =
    env.DOCUSIGN_OAUTH_HOST ?? (stage === 'production' ? 'account.docusign.com' : 'account-d.docusign.com');
  return {
    integrationKey,
    userId,
    accountId,
    privateKey,
    oauthOrigin: host.startsWith('http:') ? host : `https://${host}`,
    connectKeys: connectKeysOf(connectKeys),
  };
}

/** A key in PEM: verbatim, with its line ends written as \n, or entirely in base64; null if it is not a key. */
function readRsaKey(text: string): string | null {
  const pem = text.includes('-----BEGIN')
    ? text.replaceAll('\\n', '\n')
    : Buffer.from(text, 'base64').toString('utf8');
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa' ? pem : null;
  } catch {
    return null;
  }
}

function connectKeysOf(text: string): string[] {
  return text
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '');
}

function areKeys(keys: readonly string[]): boolean {
  return keys.length > 0 && keys.length <= KEYS_MAX && keys.every((key) => key.length >= KEY_LENGTH_MIN);
}
