import type { SigningView } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../platform/deps.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { Origin } from '../../../platform/http/routing/route-request.ts';
import { requestMail } from '../../../platform/mail/request-mail.ts';
import { takeSignaturesBack } from '../../order/trades/record-signatures.ts';
import { type Ceremony, changeOpenCeremony } from './ceremony/change-ceremony.ts';
import { languageChoiceOf } from './ceremony/envelope.ts';
import { updateEnvelope } from './ceremony/envelopes.store.ts';
import { mayAskForFrench } from './ceremony/owes-choice.ts';
import { presentClosed } from './ceremony/present-open-ceremony.ts';
import { addSigningEvent } from './ceremony/signing-events.store.ts';
import { supersedeEnvelopes } from './ceremony/supersede-envelopes.store.ts';
import { presentCeremony } from './show-signing.ts';

/**
 * Records the investor's express choice of the other language, after the first was shown to them. Initials belong to a version:
 * those given in one language do not count in the other. Later signers sign the version that was signed first, but for a joint investor in
 * Québec: where they choose French, the papers are signed in French by both. Throws
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
    if (mayAskForFrench(envelope, signer)) {
      return chooseAsJoint(deps, ceremony, chosen, { screenLanguage, origin });
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

type Choice = { screenLanguage: Language; origin: Origin };

/** The investor signed in English. A joint investor who chooses French takes that signature back, and the investor is told why. */
async function chooseAsJoint(
  deps: Deps,
  ceremony: Ceremony,
  chosen: Language,
  { screenLanguage, origin }: Choice,
): Promise<SigningView> {
  const { trx, envelope, signer, signers, trade, at } = ceremony;
  const screen = { language: screenLanguage, publicUrl: deps.config.publicUrl };
  const detail = { language: chosen };
  await addSigningEvent(trx, signer, { id: deps.newId(), kind: 'language-chosen', at, origin, detail });
  if (chosen !== 'fr' || trade === null) {
    return presentCeremony(ceremony, screen);
  }
  const { investorId, id: tradeId } = trade;
  await takeSignaturesBack(trx, trade, at);
  await supersedeEnvelopes(trx, investorId, tradeId);
  await requestMail(trx, deps, { template: 'joint-chose-french', investorId, tradeId });
  return presentClosed(envelope, signer, signers, 'superseded', screen);
}
