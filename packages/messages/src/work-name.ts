import { officeWork } from './en/office-work.ts';

/** A kind of work that is done after the call that asked for it. */
export type WorkKind = keyof typeof officeWork.kinds;

/** The message that names work, and what fills it. */
type WorkName = {
  readonly key: `officeWork.kinds.${WorkKind}` | 'officeWork.other';
  readonly values: { readonly name: string };
};

const isKnown = (name: string): name is WorkKind => Object.hasOwn(officeWork.kinds, name);

/** What a person reads for the portal's own name of work; work of another version of the portal keeps that name beside it. */
export function workNameOf(name: string): WorkName {
  return { key: isKnown(name) ? `officeWork.kinds.${name}` : 'officeWork.other', values: { name } };
}
