import type { SigningView } from '@portal/domain/agreement/signing/signing.wire';
import type { Ceremony } from './ceremony/change-envelope.ts';
import { presentClosed, presentOpen, type Screen } from './ceremony/present-envelope.ts';
import { listEventsOf } from './ceremony/signing-events.store.ts';
import { memorandumOf } from './joint-memorandum.ts';

/** A ceremony as the page of its signer shows it at this moment, with what is done in it. */
export async function presentCeremony(ceremony: Ceremony, screen: Screen): Promise<SigningView> {
  const { trx, envelope, signer, signers, status } = ceremony;
  const memorandum = await memorandumOf(ceremony, screen.language);
  if (status !== 'open') {
    return { ...presentClosed(envelope, signer, signers, status, screen), memorandum };
  }
  return presentOpen(ceremony, { events: await listEventsOf(trx, signer), memorandum }, screen);
}
