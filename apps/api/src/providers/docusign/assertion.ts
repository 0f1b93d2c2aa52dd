import { sign } from 'node:crypto';
import { ASSERTION_SECONDS } from './limits.ts';
import type { DocusignSettings } from './settings.ts';

/** What the token may do: sign envelopes in the name of the configured user, who consented to it once. */
const SCOPES = 'signature impersonation';

/** The signed statement that is exchanged for an access token (RFC 7523; RS256). `seconds` is now, since 1970. */
export function makeAssertion(settings: DocusignSettings, seconds: number): string {
  const header = { typ: 'JWT', alg: 'RS256' };
  const claims = {
    iss: settings.integrationKey,
    sub: settings.userId,
    aud: new URL(settings.oauthOrigin).host,
    iat: seconds,
    exp: seconds + ASSERTION_SECONDS,
    scope: SCOPES,
  };
  const content = [header, claims].map((part) => base64url(JSON.stringify(part))).join('.');
  const signature = sign('sha256', Buffer.from(content), settings.privateKey);
  return `${content}.${signature.toString('base64url')}`;
}

function base64url(text: string): string {
  return Buffer.from(text).toString('base64url');
}
