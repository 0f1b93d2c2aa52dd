import { transact } from '../../../../platform/db/transact.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { readChecked } from '../../../../platform/files/kept/read-checked.ts';
import { documentsOf, nameOfPaper } from '../ceremony/envelope.ts';
import { lockEnvelope, replaceSource } from '../ceremony/envelopes.store.ts';
import { withoutSource } from '../ceremony/without-source.ts';
import { listSealedFiles, type SealedFile } from './signed-documents.store.ts';

/**
 * Removes the words of a sealed ceremony's documents, which its sealed files print, after each file is read back from where it is kept
 * and has the digest of what was sealed: nothing is locked meanwhile, since a sealed file never changes. Where one does not, everything
 * is kept, and the nightly job asks again. Returns whether they left.
 */
export async function removeSource(deps: Deps, investorId: string, envelopeId: string): Promise<boolean> {
  const files = await listSealedFiles(deps.db, { investorId, id: envelopeId });
  for (const file of files) {
    const fault = await faultOf(deps, file);
    if (fault !== null) {
      deps.log.error({ err: fault, fileId: file.fileId, envelopeId }, 'a sealed file does not read back');
      return false;
    }
  }
  return transact(deps.db, async (trx) => {
    const envelope = await lockEnvelope(trx, deps.secrets, investorId, envelopeId);
    const documents = envelope === undefined ? [] : documentsOf(envelope);
    const areRead = documents.every((document) => files.some(({ name }) => name === nameOfPaper(document)));
    if (envelope === undefined || documents.length === 0 || !areRead) {
      return false;
    }
    await replaceSource(
      trx,
      deps.secrets,
      { ...envelope, frozen: withoutSource(envelope) },
      deps.clock.now(),
    );
    return true;
  });
}

/** Why a kept file is not what its row says; null where it is. */
async function faultOf(deps: Pick<Deps, 'files'>, file: SealedFile): Promise<unknown> {
  try {
    for await (const _piece of readChecked(deps, file)) {
      // Reading to the end is the check.
    }
    return null;
  } catch (fault) {
    return fault;
  }
}
