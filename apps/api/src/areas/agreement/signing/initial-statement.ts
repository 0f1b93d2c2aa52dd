import type { InitialAnswer } from '@portal/domain/agreement/signing/signing.wire';
import type { Deps } from '../../../platform/deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { Origin } from '../../../platform/http/routing/route-request.ts';
import { changeOpenCeremony } from './ceremony/change-ceremony.ts';
import { initialRowsOf } from './ceremony/envelope.ts';
import { initialsGiven } from './ceremony/initials-given.ts';
import { documentsFor } from './ceremony/signer.ts';
import { addSigningEvent, listEventsOf } from './ceremony/signing-events.store.ts';

/**
 * Records the signer's initials beside one statement; the first time counts. Beside another row of a choice they take the place of those
 * before, so that a person may correct themselves until they sign. Nothing is ever initialled on their behalf. Throws
 * SIGNING_LINK_INVALID, SIGNING_OUT_OF_TURN, STATE_REFUSES, or VALIDATION before the consent and for an unknown statement.
 */
export async function initialStatement(
  deps: Deps,
  token: string,
  { documentId, rowId }: { documentId: string; rowId: string },
  origin: Origin,
): Promise<InitialAnswer> {
  return changeOpenCeremony(deps, token, async ({ trx, envelope, signer, at }) => {
    if (signer.consentedAt === null) {
      throw invalid([{ path: 'consent', key: 'signing.issues.consentMissing' }]);
    }
    const row = initialRowsOf(documentsFor(envelope, signer.role)).find(
      (each) => each.documentId === documentId && each.rowId === rowId,
    );
    if (row === undefined) {
      throw invalid([{ path: 'rowId', key: 'errors.choiceUnknown' }]);
    }
    const earlier = initialsGiven(await listEventsOf(trx, signer)).find(
      (each) => each.documentId === documentId && each.rowId === rowId,
    );
    if (earlier === undefined) {
      const { title, choiceId } = row;
      const detail = {
        documentId,
        rowId,
        title,
        initials: signer.person.initials,
        ...(choiceId === null ? {} : { choiceId }),
      };
      await addSigningEvent(trx, signer, { id: deps.newId(), kind: 'initialled', at, origin, detail });
    }
    return { documentId, rowId, initialledAt: (earlier?.at ?? at).toISOString() };
  });
}
