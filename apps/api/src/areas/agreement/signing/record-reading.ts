import type { ReadAnswer } from '@portal/domain/agreement/signing/signing.wire';
import type { Deps } from '../../../platform/deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { Origin } from '../../../platform/http/routing/route-request.ts';
import { changeOpenCeremony } from './ceremony/change-ceremony.ts';
import { documentsRead } from './ceremony/initials-given.ts';
import { documentsFor } from './ceremony/signer.ts';
import { addSigningEvent, listEventsOf } from './ceremony/signing-events.store.ts';

/**
 * Records that the end of a document's text was shown to the signer; the first time counts, per language. Throws
 * SIGNING_LINK_INVALID, SIGNING_OUT_OF_TURN, STATE_REFUSES, or VALIDATION for a document that is not theirs.
 */
export async function recordReading(
  deps: Deps,
  token: string,
  documentId: string,
  origin: Origin,
): Promise<ReadAnswer> {
  return changeOpenCeremony(deps, token, async ({ trx, envelope, signer, at }) => {
    const document = documentsFor(envelope, signer.role).find(({ id }) => id === documentId);
    if (document === undefined) {
      throw invalid([{ path: 'documentId', key: 'errors.choiceUnknown' }]);
    }
    const earlier = documentsRead(await listEventsOf(trx, signer)).get(documentId);
    if (earlier === undefined) {
      const detail = { documentId, title: document.title };
      await addSigningEvent(trx, signer, { id: deps.newId(), kind: 'document-read', at, origin, detail });
    }
    return { documentId, readAt: (earlier ?? at).toISOString() };
  });
}
