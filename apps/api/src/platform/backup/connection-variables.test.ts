import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { connectionVariables } from './connection-variables.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-address-'));
const [authority, certificate, key] = ['ca.pem', 'client.pem', 'client.key'].map((name) => {
  const path = join(folder, name);
  writeFileSync(path, 'certificate');
  return path;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const encryptionOf = (query: string) => {
  const all = connectionVariables(`postgres://portal:secret@database.example.ca/portal${query}`);
  return Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith('PGSSL')));
};

it.each([
  ['an address without a word of encryption', '', {}],
  [
    'the certificate that the address names',
    `?sslmode=verify-full&sslrootcert=${authority}`,
    { PGSSLMODE: 'verify-full', PGSSLROOTCERT: authority },
  ],
  [
    'a certificate that the system trusts',
    '?sslmode=verify-full',
    { PGSSLMODE: 'verify-full', PGSSLROOTCERT: expect.stringMatching(/^\/.+\.(?:crt|pem)$/) },
  ],
  ['any certificate', '?sslmode=no-verify', { PGSSLMODE: 'require' }],
  [
    'a certificate of the portal’s own',
    `?sslmode=require&sslcert=${certificate}&sslkey=${key}`,
    { PGSSLMODE: 'require', PGSSLCERT: certificate, PGSSLKEY: key },
  ],
])('the programs of a backup connect with %s', (_what, query, variables) => {
  expect(encryptionOf(query)).toEqual(variables);
});

it('the password is a variable', () => {
  expect(connectionVariables('postgres://portal:secret@database.example.ca:6432/portal')).toEqual({
    PGHOST: 'database.example.ca',
    PGPORT: '6432',
    PGUSER: 'portal',
    PGPASSWORD: 'secret',
    PGDATABASE: 'portal',
  });
});
