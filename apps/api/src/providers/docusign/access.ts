import { sign } from 'node:crypto';
import type { z } from 'zod';
import { SigningProviderError } from '../../platform/ports/signing-provider.ts';
import { TokenAnswer, UserInfo } from './docusign.wire.ts';
import type { DocusignSettings } from './docusign-settings.ts';
import { ANSWER_BYTES_MAX, ASSERTION_SECONDS, TOKEN_MARGIN_MS } from './limits.ts';
import { type Call, codeOf, type Sender } from './make-sender.ts';

/** What a call needs: a token, and the account's host. */
export type Access = { token: string; baseUrl: string };

export type AccessKeeper = {
  /** The access at hand, or a new one; callers at the same moment share one request. */
  get: () => Promise<Access>;
  /** Forgets a refused access, unless a newer one has replaced it. */
  forget: (refused: Access) => void;
};

const SECOND_MS = 1_000;
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** Where a token may be sent: the provider's own hosts. */
const API_HOST = /(^|\.)docusign\.(net|com)$/;

/** Keeps one access for all callers of this process, until shortly before it ends. */
export function keepAccess(settings: DocusignSettings, send: Sender, now: () => number): AccessKeeper {
  let kept: { access: Access; until: number } | null = null;
  let asking: Promise<Access> | null = null;
  const ask = async () => {
    const asked = now();
    const { access_token: token, expires_in: seconds } = await requestToken(settings, send, asked);
    const access = { token, baseUrl: await findBaseUrl(settings, send, token) };
    kept = { access, until: asked + seconds * SECOND_MS - TOKEN_MARGIN_MS };
    return access;
  };
  return {
    get: () => {
      if (kept !== null && now() < kept.until) {
        return Promise.resolve(kept.access);
      }
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    forget: (refused) => {
      if (kept?.access === refused) {
        kept = null;
      }
    },
  };
}

async function requestToken(
  settings: DocusignSettings,
  send: Sender,
  now: number,
): Promise<z.infer<typeof TokenAnswer>> {
  const assertion = makeAssertion(settings, Math.floor(now / SECOND_MS));
  return ask(send, TokenAnswer, {
    name: 'token',
    url: `${settings.oauthOrigin}/oauth/token`,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: GRANT, assertion }).toString(),
    },
    isRepeatable: true,
    bytesMax: ANSWER_BYTES_MAX,
  });
}

/** Accounts are on different hosts; the sign-in host says which. */
async function findBaseUrl(settings: DocusignSettings, send: Sender, token: string): Promise<string> {
  const { accounts } = await ask(send, UserInfo, {
    name: 'userinfo',
    url: `${settings.oauthOrigin}/oauth/userinfo`,
    init: { method: 'GET', headers: { authorization: `Bearer ${token}` } },
    isRepeatable: true,
    bytesMax: ANSWER_BYTES_MAX,
  });
  const account = accounts.find(
    ({ account_id: id }) => id.toLowerCase() === settings.accountId.toLowerCase(),
  );
  if (account === undefined) {
    throw new SigningProviderError('userinfo: the configured user does not belong to the configured account');
  }
  const base = new URL(account.base_uri);
  const isOwn = base.protocol === 'https:' && API_HOST.test(base.hostname);
  const isOfTest = settings.oauthOrigin.startsWith('http:') && base.origin === settings.oauthOrigin;
  if (!isOwn && !isOfTest) {
    throw new SigningProviderError('userinfo: the account is not on a host of the provider');
  }
  return `${base.origin}/restapi`;
}

async function ask<Data>(send: Sender, schema: z.ZodType<Data>, call: Call): Promise<Data> {
  const { status, body } = await send(call);
  if (status !== 200) {
    throw new SigningProviderError(`${call.name}: status ${status} ${reasonOf(body)}`.trim());
  }
  const parsed = schema.safeParse(parseJson(body));
  if (!parsed.success) {
    throw new SigningProviderError(`${call.name}: an answer that is not as described`);
  }
  return parsed.data;
}

/** What an operator can act on: the sign-in host says `consent_required` until the user has agreed once. */
function reasonOf(body: Buffer): string {
  const answer = parseJson(body);
  const error =
    typeof answer === 'object' && answer !== null && 'error' in answer ? answer.error : codeOf(body);
  const code = String(error)
    .slice(0, 60)
    .replace(/[^A-Za-z_]/g, '');
  return code === 'consent_required'
    ? 'consent_required (docs/configure.md: the user has to consent once)'
    : code;
}

/** Undefined if it is not JSON. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** What the token may do: sign envelopes in the name of the configured user, who consented to it once. */
const SCOPES = 'signature impersonation';

/** The signed statement that is exchanged for an access token (RFC 7523; RS256). `seconds` is now, since 1970. */
function makeAssertion(settings: DocusignSettings, seconds: number): string {
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
