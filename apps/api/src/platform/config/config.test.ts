import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PRODUCTION_VARIABLES } from '../../testing/production-variables.ts';
import { ConfigurationError, loadEnvFile, readConfig } from './config.ts';

function problemsOf(variables: Record<string, string>): string[] {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigurationError) {
      return error.message.split('\n').slice(1);
    }
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('needs nothing to try the portal', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: resolve('data'),
      demoData: true,
      trustedProxies: 0,
      rateLimits: true,
    });
  });

  it.each([
    ['PORT', 'web', 'write a port number'],
    ['PORT', '65536', ''],
    ['DATABASE_URL', 'mysql://somewhere', 'postgres://'],
    ['DATABASE_POOL_SIZE', '0', ''],
    ['MIGRATION_DATABASE_URL', 'localhost', 'postgres://'],
    ['PUBLIC_URL', 'portal.example.ca', 'https://portal.example.ca'],
    ['OFFICE_URL', 'office.example.ca', 'https://office.example.ca'],
    ['APP_STAGE', 'staging', ''],
    ['DEMO_DATA', 'yes', 'write 1 for yes or 0 for no'],
    ['SECRET_KEY', 'too short', '32 bytes in base64'],
    ['SECRET_KEY_PREVIOUS', `${PRODUCTION_VARIABLES.SECRET_KEY},short`, '32 bytes in base64'],
    ['LOG_LEVEL', 'loud', ''],
    ['SESSION_IDLE_MINUTES', '0', ''],
    ['SESSION_ABSOLUTE_MINUTES', 'a day', 'write a number of minutes'],
    ['ORDER_HOLD_MINUTES', '1.5', ''],
    ['CONTACT_EMAIL', 'nobody', 'write an e-mail address'],
    ['SMTP_URL', 'mail.example.ca', 'smtps://'],
    ['ERROR_WEBHOOK_URL', 'chat', 'webhook'],
    ['METRICS', 'on', 'write 1 for yes or 0 for no'],
    ['METRICS_TOKEN', 'short', '32 characters'],
    ['MAIL_BOUNCE_KEY', 'short', '32 characters'],
    ['SENTRY_DSN', 'sentry', 'Sentry project'],
    ['JOB_HEARTBEAT_SECONDS', '5', ''],
    ['SEAL_P12', '/no/such/file.p12', ''],
    ['S3_BUCKET', 'Not_A_Bucket!', 'name of a bucket'],
    ['S3_SSE', 'yes', 'AES256, aws:kms or none'],
    ['S3_FORCE_PATH_STYLE', 'yes', 'write 1 for yes or 0 for no'],
    ['CLAMD_PORT', 'clamd', 'write a port number'],
    ['PAYMENT_EVENT_KEYS', 'short', '32 characters'],
    ['DEBIT_TRANSACTION_CODE', '26', 'stays 260'],
    ['DEBIT_TRANSACTION_CODE', '450', 'stays 260'],
    ['DEBIT_ORIGINATOR_ID', '8990000001', ''],
    ['FINCONNECT_STATE_KEY', PRODUCTION_VARIABLES.SECRET_KEY, ''],
    ['CHAT_PROPERTY_ID', 'a b', 'id that the provider gave you'],
    ['CHAT_ORIGIN', 'https://chat.example.com/path', 'without a path'],
    ['TAG_MANAGER_ID', '"><script>', 'id that the provider gave you'],
    ['HEAT_MAP_ORIGIN', 'http://heat.example.com', 'origin such as'],
    ['MEASUREMENT_ORIGINS', 'https://a.example *', 'separated by blanks'],
    ['TRUST_PROXY', 'yes', 'how many proxies'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318', 'OTLP over HTTP'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'secret', 'name=value'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=%0A%', 'percent-encoded'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'key=a%0Ab', 'percent-encoded'],
    ['OTEL_TRACES_SAMPLER_ARG', '10', ''],
    ['OTEL_TRACES_SAMPLER_ARG', 'always', 'from 0 to 1'],
    ['RATE_LIMITS', 'off', 'write 1 for yes or 0 for no'],
  ])('names %s when it is %s', (name, value, why) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`- ${name}`);
    expect(problems[0]).toContain(why);
  });

  it('names everything that is wrong at once', () => {
    const { PUBLIC_URL: _url, SMTP_URL: _mail, ...rest } = PRODUCTION_VARIABLES;
    const problems = problemsOf({ ...rest, PORT: 'web', SECRET_KEY: 'short' });
    expect(problems.map((line) => line.trim().split(':')[0])).toEqual([
      '- PORT',
      '- SECRET_KEY',
      '- PUBLIC_URL',
      '- SMTP_URL',
    ]);
  });

  it('treats a variable set to nothing as not set', () => {
    const blank = { HOST: '', PORT: ' ', DATA_DIR: '', LOG_LEVEL: '', DEMO_DATA: '', SECRET_KEY: '' };
    expect(readConfig(blank)).toEqual(readConfig({}));
  });

  it('is complete for production with what it requires there, and loads no demonstration data', () => {
    expect(readConfig(PRODUCTION_VARIABLES)).toMatchObject({
      publicUrl: 'https://portal.example.ca',
      demoData: false,
    });
  });

  it.each(['http://portal.example.ca', 'HTTP://portal.example.ca/'])(
    'refuses %s in production, where cookies and passwords would go unprotected',
    (PUBLIC_URL) => {
      expect(() => readConfig({ ...PRODUCTION_VARIABLES, PUBLIC_URL })).toThrow(
        'PUBLIC_URL: must begin with https:',
      );
      expect(readConfig({ ...PRODUCTION_VARIABLES, APP_STAGE: 'test', PUBLIC_URL }).stage).toBe('test');
    },
  );

  it.each(['SECRET_KEY', 'PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL', 'BRAND_DIR'])(
    'asks for %s in production',
    (name) => {
      expect(problemsOf({ ...PRODUCTION_VARIABLES, [name]: '' })).toEqual([
        expect.stringContaining(`${name}: required`),
      ]);
    },
  );

  it('asks for the law.json of the folder in production, and says how to write one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-brand-'));
    cpSync(PRODUCTION_VARIABLES.BRAND_DIR, folder, { recursive: true });
    rmSync(join(folder, 'law.json'));
    const without = { ...PRODUCTION_VARIABLES, BRAND_DIR: folder };
    expect(() => readConfig(without)).toThrow('npm run dealer -- law draft');
    expect(readConfig({ ...without, APP_STAGE: 'test' }).brand.law).toEqual({ confirmed: [] });
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['the address of the portal is not known', {}, 'needs PUBLIC_URL'],
    ['it has the same host', { PUBLIC_URL: 'https://office.example.ca/' }, 'another host'],
    [
      'it is not as safe as the portal',
      { PUBLIC_URL: 'http://portal.example.ca' },
      'begin as PUBLIC_URL does',
    ],
    [
      'it has a path',
      { PUBLIC_URL: 'https://portal.example.ca', OFFICE_URL: 'https://office.example.ca/office' },
      'without a path',
    ],
  ])('refuses a host of the office where %s', (_what, change, why) => {
    const problems = problemsOf({ OFFICE_URL: 'https://office.example.ca', ...change });
    expect(problems).toEqual([expect.stringContaining('OFFICE_URL: ')]);
    expect(problems[0]).toContain(why);
  });

  it('gives the office the host of the portal, or its own', () => {
    expect(readConfig(PRODUCTION_VARIABLES).officeUrl).toBe('https://portal.example.ca');
    const own = readConfig({ ...PRODUCTION_VARIABLES, OFFICE_URL: 'https://Desk.example.ca/' });
    expect(own.officeUrl).toBe('https://desk.example.ca');
  });

  it('is read from a file too, and a variable that is set already wins', () => {
    const directory = mkdtempSync(join(tmpdir(), 'portal-env-'));
    const file = join(directory, '.env');
    writeFileSync(file, 'PORTAL_TEST_SET=file\nPORTAL_TEST_NEW=file\n');
    process.env.PORTAL_TEST_SET = 'set';
    loadEnvFile(file);
    loadEnvFile(join(directory, 'none'));
    expect([process.env.PORTAL_TEST_SET, process.env.PORTAL_TEST_NEW]).toEqual(['set', 'file']);
    rmSync(directory, { recursive: true });
  });
});
