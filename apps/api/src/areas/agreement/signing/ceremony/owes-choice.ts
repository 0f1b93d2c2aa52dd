import type { Envelope } from './envelope.ts';
import type { Signer } from './signer.ts';
import type { SigningEvent } from './signing-events.store.ts';

/** A joint investor in Québec whose ceremony the investor signed in English: they may ask for the French version all the same. */
export function mayAskForFrench(
  { frozen, language }: Pick<Envelope, 'frozen' | 'language'>,
  { role, person }: Pick<Signer, 'role' | 'person'>,
): boolean {
  return (
    role === 'joint' && person.isInQuebec === true && language === 'en' && frozen.versions.fr !== undefined
  );
}

/**
 * Whether they have yet to be given the French version and to choose: an English contract binds somebody in Québec only where they
 * expressly chose it after they were given the French one (Charter of the French language, s. 55). `events` are theirs.
 */
export function owesChoice(
  envelope: Pick<Envelope, 'frozen' | 'language'>,
  signer: Pick<Signer, 'role' | 'person'>,
  events: readonly Pick<SigningEvent, 'kind'>[],
): boolean {
  return mayAskForFrench(envelope, signer) && events.every(({ kind }) => kind !== 'language-chosen');
}
