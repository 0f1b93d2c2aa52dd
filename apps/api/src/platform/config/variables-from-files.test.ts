import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCTION_VARIABLES } from '../../testing/production-variables.ts';
import { readConfig } from './config.ts';

let folder: string;
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a variable given as a file', () => {
  it('counts as if it stood in the environment, without the line break at its end', () => {
    const { SECRET_KEY, DATABASE_URL, ...others } = PRODUCTION_VARIABLES;
    const config = readConfig({
      ...others,
      SECRET_KEY_FILE: file('key', `${SECRET_KEY}\n`),
      DATABASE_URL_FILE: file('database', `\n${DATABASE_URL}\r\n`),
    });
    expect(config).toMatchObject({ databaseUrl: DATABASE_URL });
  });

  it.each([
    [
      'is not there',
      () => ({ SMTP_URL_FILE: join(folder, 'none') }),
      /SMTP_URL_FILE: .*none cannot be read \(ENOENT\)/,
    ],
    ['is a folder', () => ({ SMTP_URL_FILE: folder }), /SMTP_URL_FILE: .* cannot be read \(EISDIR\)/],
    ['is empty', () => ({ PORT_FILE: file('empty', ' \n') }), /PORT_FILE: .*empty is empty/],
    [
      'is larger than any value',
      () => ({ PORT_FILE: file('large', '1'.repeat(65_537)) }),
      /larger than 65536 bytes/,
    ],
    [
      'stands beside the variable itself',
      () => ({ PORT: '3000', PORT_FILE: file('port', '3001') }),
      /PORT_FILE: set this or PORT, not both/,
    ],
    ['holds a wrong value', () => ({ PORT_FILE: file('web', 'web') }), /PORT: write a port number/],
  ])('is refused by its name where it %s', (_row, variables, problem) => {
    expect(() => readConfig(variables())).toThrow(problem);
  });

  it('never shows what the file holds', () => {
    const secret = 'mysql://portal:hunter2@db/portal';
    expect(() => readConfig({ DATABASE_URL_FILE: file('wrong', secret) })).toThrow(/^(?!.*hunter2)/s);
  });
});
