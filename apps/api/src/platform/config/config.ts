import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { BrandError, LAW_FILE } from '../brand/load-brand.ts';
import { type BrandSettings, BrandVariables, brandSettings } from './brand-settings.ts';
import {
  type DatabaseSettings,
  DatabaseVariables,
  databaseProblems,
  databaseSettings,
} from './database-settings.ts';
import {
  type DocusignSettings,
  DocusignVariables,
  docusignProblems,
  docusignSettings,
} from './docusign-settings.ts';
import { type FilesSettings, FilesVariables, filesProblems, filesSettings } from './files-settings.ts';
import { type KeysSettings, KeysVariables, keysSettings } from './keys-settings.ts';
import { OfficeUrlVariables, officeUrlProblems } from './office-url-problems.ts';
import {
  type OutsideToolsSettings,
  OutsideToolsVariables,
  outsideToolsSettings,
} from './outside-tools-settings.ts';
import {
  incompletePaymentPairs,
  type PaymentSettings,
  PaymentVariables,
  paymentSettings,
} from './payment-settings.ts';
import { type SealSettings, SealVariables, sealSettings } from './seal-settings.ts';
import { address, flag, minutes, port } from './variable-kinds.ts';
import { variablesFromFiles } from './variables-from-files.ts';
import { type WatchSettings, WatchVariables, watchSettings } from './watch-settings.ts';

const HOUR_MINUTES = 60;

/**
 * Every environment variable that the server reads; `.env.example` documents each. Those of one provider or area have their own file
 * in config/.
 */
const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port(3000),
  DATA_DIR: z.string().default('./data'),
  ...DatabaseVariables,
  PUBLIC_URL: address(['http:', 'https:'], 'must be an address such as https://portal.example.ca').optional(),
  ...OfficeUrlVariables,
  APP_STAGE: z.enum(['development', 'test', 'production']).default('development'),
  DEMO_DATA: flag.optional(),
  ...KeysVariables,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  SESSION_IDLE_MINUTES: minutes(30),
  SESSION_ABSOLUTE_MINUTES: minutes(12 * HOUR_MINUTES),
  ORDER_HOLD_MINUTES: minutes(72 * HOUR_MINUTES),
  ...BrandVariables,
  SMTP_URL: address(['smtp:', 'smtps:'], 'must be an address such as smtps://user:password@host').optional(),
  ERROR_WEBHOOK_URL: address(['http:', 'https:'], 'must be the address of a webhook').optional(),
  ...FilesVariables,
  ...SealVariables,
  ...WatchVariables,
  ...DocusignVariables,
  ...PaymentVariables,
  ...OutsideToolsVariables,
  TRUST_PROXY: z.coerce
    .number({ error: 'write how many proxies stand in front' })
    .int()
    .min(0)
    .max(10)
    .default(0),
  RATE_LIMITS: flag.default(true),
});

type AreaSettings = DatabaseSettings &
  WatchSettings &
  KeysSettings &
  BrandSettings &
  PaymentSettings &
  OutsideToolsSettings;

export type Config = AreaSettings & {
  host: string;
  port: number;
  dataDir: string;
  /** Origin that people use, without a trailing slash. */
  publicUrl: string;
  /** Origin of the dealer's office, without a trailing slash; `publicUrl` unless it has its own host. */
  officeUrl: string;
  stage: 'development' | 'test' | 'production';
  demoData: boolean;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  sessionIdleMinutes: number;
  sessionAbsoluteMinutes: number;
  orderHoldMinutes: number;
  smtpUrl: string | undefined;
  errorWebhookUrl: string | undefined;
  files: FilesSettings;
  seal: SealSettings;
  /** Undefined: people sign in the portal itself. */
  docusign: DocusignSettings | undefined;
  /** How many proxies of our own are in front; further `X-Forwarded-For` entries are unverified. */
  trustedProxies: number;
  rateLimits: boolean;
};

export class ConfigurationError extends Error {}

/**
 * Reads the configuration from environment variables, or from the files that they name.
 * Throws ConfigurationError, whose message lists every variable that is wrong and why.
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const { variables: given, problems: fileProblems } = variablesFromFiles(
    Object.keys(Environment.shape),
    withoutBlanks(variables),
  );
  const parsed = Environment.safeParse(given);
  const problems = [
    ...fileProblems,
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...missingInProduction(given),
    ...unsafeInProduction(given),
    ...officeUrlProblems(given),
    ...databaseProblems(given),
    ...docusignProblems(given),
    ...filesProblems(given),
    ...incompletePaymentPairs(given),
  ];
  if (!parsed.success || problems.length > 0) {
    throw new ConfigurationError(
      `The configuration is wrong:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
  }
  const env = parsed.data;
  const brand = readBrand(env);
  requireLaw(env.APP_STAGE, brand.brand);
  const publicUrl = (
    env.PUBLIC_URL ?? `http://${env.HOST === '0.0.0.0' ? 'localhost' : env.HOST}:${env.PORT}`
  ).replace(/\/+$/, '');
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    ...databaseSettings(env),
    publicUrl,
    officeUrl: env.OFFICE_URL === undefined ? publicUrl : new URL(env.OFFICE_URL).origin,
    stage: env.APP_STAGE,
    demoData: env.DEMO_DATA ?? env.APP_STAGE === 'development',
    ...keysSettings(env),
    logLevel: env.LOG_LEVEL,
    sessionIdleMinutes: env.SESSION_IDLE_MINUTES,
    sessionAbsoluteMinutes: env.SESSION_ABSOLUTE_MINUTES,
    orderHoldMinutes: env.ORDER_HOLD_MINUTES,
    smtpUrl: env.SMTP_URL,
    errorWebhookUrl: env.ERROR_WEBHOOK_URL,
    files: filesSettings(env),
    seal: sealSettings(env),
    ...watchSettings(env),
    docusign: docusignSettings(env, env.APP_STAGE),
    ...brand,
    ...paymentSettings(env),
    ...outsideToolsSettings(env),
    trustedProxies: env.TRUST_PROXY,
    rateLimits: env.RATE_LIMITS,
  };
}

function readBrand(env: z.infer<typeof Environment>): BrandSettings {
  try {
    return brandSettings(env);
  } catch (error) {
    throw error instanceof BrandError ? new ConfigurationError(error.message) : error;
  }
}

/** A dealer who sells has decided what counsel confirmed, even where that is nothing. Throws ConfigurationError where production has no `law.json`. */
function requireLaw(stage: Config['stage'], { folder }: BrandSettings['brand']): void {
  if (stage === 'production' && !existsSync(join(folder, LAW_FILE))) {
    throw new ConfigurationError(
      `The configuration is wrong:\n  - BRAND_DIR: production needs ${join(folder, LAW_FILE)}, which says what your counsel confirmed (docs/brand.md).\n    npm run dealer -- law draft writes one in which nothing is confirmed yet.`,
    );
  }
}

/** A variable set to nothing, as in `PORT=`, counts as not set. */
function withoutBlanks(variables: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => {
      const trimmed = value?.trim() ?? '';
      return trimmed === '' ? [] : [[name, trimmed]];
    }),
  );
}

const REQUIRED_IN_PRODUCTION = {
  SECRET_KEY: 'required in production (openssl rand -base64 32)',
  PUBLIC_URL: 'required in production, the address that people use',
  DATABASE_URL: 'required in production, PostgreSQL: the embedded database does not survive a power cut',
  SMTP_URL: 'required in production, so that messages reach people',
  BRAND_DIR:
    'required in production: the folder of the dealer that pages, messages and documents name (docs/brand.md)',
};

function missingInProduction(given: Record<string, string>): string[] {
  return given.APP_STAGE === 'production'
    ? Object.entries(REQUIRED_IN_PRODUCTION)
        .filter(([name]) => given[name] === undefined)
        .map(([name, why]) => `${name}: ${why}`)
    : [];
}

/** Without https the cookie of the office would go over the wire as it is, and so would every password. */
function unsafeInProduction({ APP_STAGE, PUBLIC_URL }: Record<string, string>): string[] {
  return APP_STAGE === 'production' && PUBLIC_URL !== undefined && !/^https:/i.test(PUBLIC_URL)
    ? ['PUBLIC_URL: must begin with https: in production']
    : [];
}

/** Loads `.env` from the working directory when there is one; variables already set win. */
export function loadEnvFile(path = '.env'): void {
  if (existsSync(path)) {
    process.loadEnvFile(path);
  }
}
