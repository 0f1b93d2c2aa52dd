import { hasParts } from '../fields/draft.ts';
import type { KycDraft } from '../sections/kyc.ts';
import type { KycWire } from './kyc-wire.ts';

type Renaming = { within: string; domain: string; wire: string };

/**
 * Every name in which the domain and the wire differ. `within` is the part that holds the field, in domain names.
 * A renaming trades the two names, so that translating there and back loses nothing, whatever was sent.
 */
const RENAMINGS: readonly Renaming[] = [
  { within: 'basics', domain: 'gender', wire: 'genderStatus' },
  { within: 'basics.spouse', domain: 'birthdate', wire: 'birthday' },
  { within: 'identityVerification.principal', domain: 'document', wire: 'id' },
  { within: 'identityVerification.principal.document', domain: 'type', wire: 'documentType' },
  { within: 'identityVerification.principal.addressProof', domain: 'type', wire: 'documentType' },
  { within: 'identityVerification.secondary', domain: 'document', wire: 'id' },
  { within: 'identityVerification.secondary.document', domain: 'type', wire: 'documentType' },
  { within: 'identityVerification.secondary.addressProof', domain: 'type', wire: 'documentType' },
  { within: 'investing', domain: 'comfortablePercentage', wire: 'comfortable' },
  { within: 'investing', domain: 'timeframeYears', wire: 'timeframe' },
];

type Direction = 'toWire' | 'toDomain';

/** A profile, finished or not, in wire names. */
export function toWire(kyc: KycDraft): KycWire;
export function toWire(kyc: unknown): unknown {
  return renamed(kyc, '', 'toWire');
}

/** A profile from the wire in the domain's names; what is unknown or invalid comes along unchanged. */
export function toDomain(wire: KycWire): KycDraft;
export function toDomain(wire: unknown): unknown {
  return renamed(wire, '', 'toDomain');
}

/** The wire's path of a field: `basics.gender` is `basics.genderStatus` to a client. */
export function toWirePath(path: string): string {
  return renamedPath(path, 'toWire');
}

/** The domain's path of a field that an answer of the API names. */
export function toDomainPath(path: string): string {
  return renamedPath(path, 'toDomain');
}

function renamed(value: unknown, within: string, direction: Direction): unknown {
  if (!hasParts(value)) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const target = otherName(name, within);
      return [target, renamed(part, joined(within, direction === 'toWire' ? name : target), direction)];
    }),
  );
}

function renamedPath(path: string, direction: Direction): string {
  let within = '';
  const names = path.split('.').map((name) => {
    const target = otherName(name, within);
    within = joined(within, direction === 'toWire' ? name : target);
    return target;
  });
  return names.join('.');
}

function otherName(name: string, within: string): string {
  for (const renaming of RENAMINGS) {
    if (renaming.within === within && (name === renaming.domain || name === renaming.wire)) {
      return name === renaming.domain ? renaming.wire : renaming.domain;
    }
  }
  return name;
}

function joined(within: string, name: string): string {
  return within === '' ? name : `${within}.${name}`;
}
