import type { SigningView } from '@portal/domain/wire/signing';
import type { Language } from '@portal/domain/wire/user';
import type { Deps } from '../deps.ts';
import type { Origin } from '../http/route-request.ts';
import { withCeremony } from './change-envelope.ts';
import { presentClosed, presentOpen } from './present-envelope.ts';
import { addSigningEvent, listEventsOf } from './signing-events.store.ts';

/**
 * The ceremony behind a link with what is done in it, so that a page that was left or loaded again goes on. The first
 * look at each link is kept as an event. Throws SIGNING_LINK_INVALID for a link that never was or was replaced, and
 * SIGNING_OUT_OF_TURN before the signers in front have signed.
 */
export async function showSigning(
  deps: Deps,
  token: string,
  language: Language,
  origin: Origin,
): Promise<SigningView> {
  const screen = { language, publicUrl: deps.config.publicUrl };
  return withCeremony(deps, token, async ({ trx, envelope, signer, signers, status, at }) => {
    if (status !== 'open') {
      return presentClosed(envelope, signer, signers, status, screen);
    }
    const events = await listEventsOf(trx, signer);
    const looks = events.filter(({ kind }) => LOOKS.includes(kind));
    if (looks.at(-1)?.kind !== 'opened') {
      await addSigningEvent(trx, signer, { id: deps.newId(), kind: 'opened', at, origin });
    }
    return presentOpen(envelope, signer, events, screen);
  });
}

/** A new link is looked at anew. */
const LOOKS = ['delivered', 'link-sent', 'opened'];
