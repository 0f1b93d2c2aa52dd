import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { z } from 'zod';
import type { DocusignSettings } from '../docusign-settings.ts';
import type { MockAnswer } from './mock-envelopes.ts';

const Header = z.strictObject({ typ: z.literal('JWT'), alg: z.literal('RS256') });
const Claims = z.strictObject({
  iss: z.string(),
  sub: z.string(),
  aud: z.string(),
  iat: z.number(),
  exp: z.number(),
  scope: z.string(),
});

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const HOUR_SECONDS = 3_600;
const CLOCK_SKEW_SECONDS = 300;

/** The sign-in host's part of the mock server: it checks assertions as a stranger with the public key would. */
export class MockOauth {
  /** Tokens given out so far. */
  readonly tokens: string[] = [];
  /** What the user has not consented to yet is refused. */
  hasConsent = true;
  private readonly settings: DocusignSettings;
  private readonly valid = new Set<string>();

  constructor(settings: DocusignSettings) {
    this.settings = settings;
  }

  /** Ends every token given so far. */
  revoke(): void {
    this.valid.clear();
  }

  accepts(authorization: string | undefined): boolean {
    return this.valid.has(authorization?.replace(/^Bearer /, '') ?? '');
  }

  token(form: URLSearchParams, host: string): MockAnswer {
    if (form.get('grant_type') !== GRANT || !this.isGood(form.get('assertion') ?? '', host)) {
      return { status: 400, json: { error: 'invalid_grant' } };
    }
    if (!this.hasConsent) {
      return { status: 400, json: { error: 'consent_required' } };
    }
    const token = randomUUID();
    this.tokens.push(token);
    this.valid.add(token);
    return {
      status: 200,
      json: {
        access_token: token,
        token_type: 'Bearer',
        expires_in: HOUR_SECONDS,
        scope: 'signature impersonation',
      },
    };
  }

  userInfo(authorization: string | undefined, origin: string): MockAnswer {
    if (!this.accepts(authorization)) {
      return { status: 401, json: { error: 'invalid_token' } };
    }
    const accounts = [
      {
        account_id: randomUUID(),
        is_default: true,
        account_name: 'Another',
        base_uri: 'https://na9.docusign.net',
      },
      { account_id: this.settings.accountId, is_default: false, account_name: 'Ours', base_uri: origin },
    ];
    return { status: 200, json: { sub: this.settings.userId, accounts } };
  }

  private isGood(assertion: string, host: string): boolean {
    const [header = '', claims = '', signature = ''] = assertion.split('.');
    const key = createPublicKey(this.settings.privateKey);
    const isSigned = verify(
      'sha256',
      Buffer.from(`${header}.${claims}`),
      key,
      Buffer.from(signature, 'base64url'),
    );
    const said = Claims.safeParse(decoded(claims)).data;
    if (!isSigned || !Header.safeParse(decoded(header)).success || said === undefined) {
      return false;
    }
    const now = Date.now() / 1_000;
    const isTimely = said.exp > now - CLOCK_SKEW_SECONDS && said.exp - said.iat <= HOUR_SECONDS;
    const isOurs = said.iss === this.settings.integrationKey && said.sub === this.settings.userId;
    return isTimely && isOurs && said.aud === host && said.scope === 'signature impersonation';
  }
}

function decoded(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
