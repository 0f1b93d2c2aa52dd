import type { Deps } from '../deps.ts';

export async function sealSignedDocuments(deps: Deps, envelopeId: string): Promise<void> {
  deps.log.debug({ envelopeId }, 'seal');
}
