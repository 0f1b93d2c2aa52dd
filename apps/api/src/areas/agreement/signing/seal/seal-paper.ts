import { certificateSha256Of, type SealKey } from '../../../../papers/seal/seal-key.ts';
import { sealPdf } from '../../../../papers/seal/seal-pdf.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { loadSealKey } from './load-seal-key.ts';
import { keepSealCertificate } from './seal-keys.store.ts';

/** Seals a printed paper that nobody signs, such as a statement, with the dealer's certificate. */
export async function sealPaper(deps: Deps, pdf: Buffer, reason: string): Promise<Buffer> {
  const key = await loadSealKey(deps);
  const sealed = await sealWith(deps, key, pdf, reason);
  await keepSealCertificate(deps.db, certificateSha256Of(key), deps.clock.now());
  return sealed;
}

/** The same with a loaded key; the caller stores its certificate. */
export function sealWith(deps: Deps, key: SealKey, pdf: Buffer, reason: string): Promise<Buffer> {
  const { name, city, email } = deps.config.dealer;
  return sealPdf(pdf, {
    key,
    reason,
    name,
    location: city,
    contactInfo: email,
    signedAt: deps.clock.now(),
  });
}
