import type { SigningView } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { Deps } from '../../../platform/deps.ts';
import type { Origin } from '../../../platform/http/routing/route-request.ts';
import { type Ceremony, withCeremony } from './ceremony/change-ceremony.ts';
import { presentClosed, presentOpenCeremony, type Screen } from './ceremony/present-open-ceremony.ts';
import { sessionOfSigner, showProof } from './ceremony/require-proof.ts';
import { addSigningEvent, listEventsOf } from './ceremony/signing-events.store.ts';
import { jointMemorandum } from './memorandum/joint-memorandum.ts';

/**
 * The ceremony behind a link with what was done in it, so that a page that is reloaded or reopened continues. The first look at
 * each link is recorded as an event. Throws SIGNING_LINK_INVALID for a link that never existed or was replaced, and
 * SIGNING_OUT_OF_TURN before earlier signers have signed.
 */
export async function showSigning(
  deps: Deps,
  token: string,
  language: Language,
  origin: Origin,
): Promise<SigningView> {
  const screen = { language, publicUrl: deps.config.publicUrl };
  return withCeremony(deps, token, async (ceremony) => {
    const { trx, signer, status, at } = ceremony;
    if (status === 'open') {
      const looks = (await listEventsOf(trx, signer)).filter(({ kind }) => LOOKS.includes(kind));
      if (looks.at(-1)?.kind !== 'opened') {
        await addSigningEvent(trx, signer, { id: deps.newId(), kind: 'opened', at, origin });
      }
    }
    return presentCeremony(ceremony, screen);
  });
}

/** A new link makes the next look count as `opened` again. */
const LOOKS = ['delivered', 'link-sent', 'opened'];

/** A ceremony as its signer's page shows it now, with what was done in it. */
export async function presentCeremony(ceremony: Ceremony, screen: Screen): Promise<SigningView> {
  const { trx, envelope, signer, signers, status } = ceremony;
  const memorandum = await jointMemorandum(ceremony, screen.language);
  if (status !== 'open') {
    return { ...presentClosed(envelope, signer, signers, status, screen), memorandum };
  }
  const session = sessionOfSigner(signer);
  const proof = session === null ? null : await showProof(trx, session, ceremony.at);
  return presentOpenCeremony(
    ceremony,
    { events: await listEventsOf(trx, signer), memorandum, proof },
    screen,
  );
}
