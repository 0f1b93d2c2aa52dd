import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readP12 } from './read-p12.ts';
import { certificateSha256Of } from './seal-key.ts';
import { KEPT_BEFORE, PASSPHRASE, sealFile } from './testing/seal-files.ts';

const BY_OPENSSL = 'ca00eeec8b60fffef2d2d8907c2ee98e31e2e06a49640b5e366f837c5aac3ceb';

describe('a PKCS#12 file', () => {
  it.each([
    ['of OpenSSL 3, a chain beside its certificate', sealFile('openssl.p12'), BY_OPENSSL],
    ['of the portal itself, from before', KEPT_BEFORE.p12, KEPT_BEFORE.certificateSha256],
  ])('%s gives the key and the certificate that belongs to it', async (_case, file, sha256) => {
    const key = await readP12(file, PASSPHRASE);
    expect(certificateSha256Of(key)).toBe(sha256);
    expect(new X509Certificate(key.certificate).checkPrivateKey(key.privateKey)).toBe(true);
  });

  it('does not open with another passphrase', async () => {
    await expect(readP12(sealFile('openssl.p12'), 'not the passphrase')).rejects.toThrow();
  });

  it('encrypted as before 2010 is refused with the command that converts it', async () => {
    await expect(readP12(sealFile('openssl-legacy.p12'), PASSPHRASE)).rejects.toThrow(
      'openssl pkcs12 -legacy',
    );
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['another file', Buffer.from('a configured file')],
    ['a file that is cut', sealFile('openssl.p12').subarray(0, 900)],
  ])('that is %s is refused', async (_case, file) => {
    await expect(readP12(file, PASSPHRASE)).rejects.toThrow();
  });
});
