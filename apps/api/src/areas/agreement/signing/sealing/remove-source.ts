import { createHash } from 'node:crypto';
import type { Db } from '../../../../platform/db/tables.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { documentsOf, type Envelope } from '../ceremony/envelope.ts';
import { replaceSource } from '../ceremony/envelopes.store.ts';
import { withoutSource } from '../ceremony/without-source.ts';
import { listSealedFiles } from './signed-documents.store.ts';

/**
 * Removes the words of a ceremony's documents, which its sealed files print: in the transaction that locked the ceremony, after
 * each file is read back from where it is kept and has the digest of what was sealed. Where one does not, everything is kept, and
 * the nightly job asks again. Returns whether they left.
 */
export async function removeSource(
  trx: Db,
  deps: Pick<Deps, 'files' | 'secrets' | 'log'>,
  envelope: Envelope,
  at: Date,
): Promise<boolean> {
  const files = await listSealedFiles(trx, envelope);
  const documents = documentsOf(envelope);
  const isSealed = documents.every(({ kind }) => files.some((file) => file.kind === kind));
  if (documents.length === 0 || !isSealed) {
    return false;
  }
  for (const { fileId, storageKey, sha256 } of files) {
    const fault = await faultOf(deps, storageKey, sha256);
    if (fault !== null) {
      deps.log.error({ err: fault, fileId, envelopeId: envelope.id }, 'a sealed file does not read back');
      return false;
    }
  }
  await replaceSource(trx, deps.secrets, { ...envelope, frozen: withoutSource(envelope) }, at);
  return true;
}

/** Why a kept file is not what its row says; null where it is. */
async function faultOf({ files }: Pick<Deps, 'files'>, storageKey: string, sha256: string): Promise<unknown> {
  const hash = createHash('sha256');
  try {
    for await (const piece of await files.open(storageKey)) {
      hash.update(piece);
    }
  } catch (fault) {
    return fault;
  }
  return hash.digest('hex') === sha256 ? null : new Error('The bytes are not those that were kept');
}
