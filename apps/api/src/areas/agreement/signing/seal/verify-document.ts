import { readFile } from 'node:fs/promises';
import type { DocumentVerification } from '@portal/domain/agreement/signing/signing.wire';
import { certificateSha256Of } from '../../../../papers/seal/seal-key.ts';
import { type SealCheck, verifySeal } from '../../../../papers/seal/verify-seal.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { type FileSource, measure } from '../../../../platform/http/receiving/file-source.ts';
import { loadSealKey } from './load-seal-key.ts';
import { isOurCertificate } from './seal-keys.store.ts';

/** A PDF's header is within its first bytes (ISO 32000-1, annex H.3.4.1). */
const HEADER = '%PDF-';
const HEADER_WITHIN_BYTES = 1024;

/**
 * Says whether this portal sealed a file, and whether it has changed since. Only the file is looked at and none of it is kept.
 * Certificates that were replaced since still count as ours.
 */
export async function verifyDocument(deps: Deps, source: FileSource): Promise<DocumentVerification> {
  const { sha256 } = measure(source);
  const file = Buffer.isBuffer(source) ? source : await readFile(source.path);
  if (!file.subarray(0, HEADER_WITHIN_BYTES).includes(HEADER)) {
    return { outcome: 'not-pdf', sealedAt: null, sealedBy: null, sha256 };
  }
  const check = verifySeal(file);
  const isOurs =
    check.certificateSha256 !== null && (await isPortalCertificate(deps, check.certificateSha256));
  const outcome = outcomeOf(check, isOurs);
  // The time in a broken or foreign seal could be anybody's claim.
  const isKnown = check.intact && isOurs;
  return {
    outcome,
    sealedAt: isKnown ? (check.sealedAt?.toISOString() ?? null) : null,
    sealedBy: check.intact ? check.signerName : null,
    sha256,
  };
}

function outcomeOf(check: SealCheck, isOurs: boolean): DocumentVerification['outcome'] {
  if (!check.sealed) {
    return 'unsealed';
  }
  if (check.certificateSha256 !== null && !isOurs) {
    return 'foreign';
  }
  if (!check.intact) {
    return 'changed';
  }
  return check.coversWholeFile ? 'unchanged' : 'added-to';
}

async function isPortalCertificate(deps: Deps, sha256: string): Promise<boolean> {
  if (await isOurCertificate(deps.db, sha256)) {
    return true;
  }
  return certificateSha256Of(await loadSealKey(deps)) === sha256;
}
