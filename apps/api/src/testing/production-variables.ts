import { fileURLToPath } from 'node:url';

const KEY = Buffer.alloc(32, 7).toString('base64');

/** Everything that production asks for, as a dealer would write it into the environment. */
export const PRODUCTION_VARIABLES = {
  APP_STAGE: 'production',
  SECRET_KEY: KEY,
  PUBLIC_URL: 'https://portal.example.ca/',
  DATABASE_URL: 'postgres://portal@db.example.ca/portal',
  SMTP_URL: 'smtps://mail.example.ca',
  BRAND_DIR: fileURLToPath(new URL('../../../../brand/grand-river', import.meta.url)),
};
