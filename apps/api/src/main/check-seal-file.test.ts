import { describe, expect, it } from 'vitest';
import { PASSPHRASE, sealFile } from '../papers/seal/testing/seal-files.ts';
import { ConfigurationError, readConfig } from '../platform/config/config.ts';
import { checkSealFile } from './check-seal-file.ts';

function check(file: string, passphrase: string): Promise<void> {
  return checkSealFile(
    readConfig({
      APP_STAGE: 'test',
      SEAL_P12: sealFile(file).toString('base64'),
      SEAL_P12_PASSPHRASE: passphrase,
    }),
  );
}

describe('the file of the seal, at the start', () => {
  it('may be missing: the portal makes a certificate of its own', async () => {
    await expect(checkSealFile(readConfig({ APP_STAGE: 'test' }))).resolves.toBeUndefined();
  });

  it('is opened', async () => {
    await expect(check('openssl.p12', PASSPHRASE)).resolves.toBeUndefined();
  });

  it.each([
    ['with a wrong passphrase', 'openssl.p12', 'wrong', 'SEAL_P12_PASSPHRASE'],
    ['with the encryption of before', 'openssl-legacy.p12', PASSPHRASE, 'openssl pkcs12 -legacy'],
  ])('%s ends the start with a sentence', async (_case, file, passphrase, said) => {
    const failure = await check(file, passphrase).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConfigurationError);
    expect(String(failure)).toContain(said);
  });
});
