import type { SigningView } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../platform/deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { Origin } from '../../../platform/http/routing/route-request.ts';
import { changeOpenCeremony } from './ceremony/change-ceremony.ts';
import { languageChoiceOf } from './ceremony/envelope.ts';
import { updateEnvelope } from './ceremony/envelopes.store.ts';
import { addSigningEvent } from './ceremony/signing-events.store.ts';
import { presentCeremony } from './show-signing.ts';

/**
 * Records the investor's express choice of the other language, after the first was shown to them. Initials belong to a version:
 * those given in one language do not count in the other. Later signers sign the version that was signed first. Throws
 * SIGNING_LINK_INVALID, STATE_REFUSES, or VALIDATION before the consent and where there is no such choice.
 */
export async function chooseSigningLanguage(
  deps: Deps,
  token: string,
  chosen: Language,
  screenLanguage: Language,
  origin: Origin,
): Promise<SigningView> {
  return changeOpenCeremony(deps, token, async (ceremony) => {
    const { trx, envelope, signer, at } = ceremony;
    if (signer.consentedAt === null) {
      throw invalid([{ path: 'consent', key: 'signing.issues.consentMissing' }]);
    }
    if (chosen !== envelope.language) {
      if (chosen !== languageChoiceOf(envelope, signer.role)) {
        throw invalid([{ path: 'language', key: 'errors.choiceUnknown' }]);
      }
      await updateEnvelope(trx, envelope, { language: chosen });
      await addSigningEvent(trx, signer, {
        id: deps.newId(),
        kind: 'language-chosen',
        at,
        origin,
        detail: { language: chosen },
      });
    }
    return presentCeremony(
      { ...ceremony, envelope: { ...envelope, language: chosen } },
      { language: screenLanguage, publicUrl: deps.config.publicUrl },
    );
  });
}
