import { rolesThatMay, scopeOf } from '../staff/permissions.ts';
import { hasClients, inOrder, STAFF_ROLES, type StaffRole } from '../staff/staff-roles.ts';
import { PROPOSAL_KIND_NAMES, PROPOSAL_KINDS, type ProposalKind } from './proposal-kinds.ts';

/** Somebody who can come in, with what they may do. */
export type Decider = { id: string; name: string; roles: readonly StaffRole[] };

/** A decision that cannot be made, and why. */
export type Gap = {
  kind: ProposalKind;
  why: 'nobody-proposes' | 'nobody-approves' | 'only-one-person';
  /** Who alone may; null where nobody may. */
  only: string | null;
  /** One more person with any one of these roles ends it. */
  roles: StaffRole[];
};

/**
 * The decisions that an office of these people cannot make: each takes somebody who may propose it for everybody's things,
 * and another person who may approve it.
 */
export function gapsOf(people: readonly Decider[]): Gap[] {
  return PROPOSAL_KIND_NAMES.flatMap((kind): Gap[] => {
    const { proposedBy, approvedBy } = PROPOSAL_KINDS[kind];
    const makers = people.filter(({ roles }) => scopeOf(roles, proposedBy) === 'all');
    const checkers = people.filter(({ roles }) => scopeOf(roles, approvedBy) === 'all');
    if (makers.some((maker) => checkers.some((checker) => checker.id !== maker.id))) {
      return [];
    }
    const [toPropose, toApprove] = [rolesThatMay(proposedBy), rolesThatMay(approvedBy)];
    if (makers.length === 0) {
      return [{ kind, why: 'nobody-proposes', only: null, roles: toPropose }];
    }
    if (checkers.length === 0) {
      return [{ kind, why: 'nobody-approves', only: null, roles: toApprove }];
    }
    const only = makers[0]?.name ?? null;
    return [{ kind, why: 'only-one-person', only, roles: inOrder([...toPropose, ...toApprove]) }];
  });
}

/** The decisions that wait while one of these people is away, though they can be made when everybody is there. */
export function gapsWithout(people: readonly Decider[], awayId: string): Gap[] {
  const always = new Set(gapsOf(people).map(({ kind }) => kind));
  return gapsOf(people.filter(({ id }) => id !== awayId)).filter(({ kind }) => !always.has(kind));
}

/** More than any answer needs. */
const PERSONS_MAX = 4;

/** Every set of roles that one person may have without clients: whose they would be says nothing of decisions for all. */
const SETS: readonly (readonly StaffRole[])[] = setsOf(STAFF_ROLES.filter((role) => !hasClients([role])));

/**
 * The smallest office that can make every decision, as the roles of each person; with `mayBeAway`, also while any one of
 * them is away. Of equally small ones that with the fewest roles, then the most evenly shared.
 */
export function smallestOffice({ mayBeAway }: { mayBeAway: boolean }): StaffRole[][] {
  for (let persons = 1; persons <= PERSONS_MAX; persons += 1) {
    const [best] = officesOf(persons)
      .filter((office) => decidesAll(office, mayBeAway))
      .sort((one, other) => weightOf(one) - weightOf(other));
    if (best !== undefined) {
      return best.map((roles) => inOrder(roles));
    }
  }
  throw new Error('no office can make every decision');
}

function decidesAll(office: readonly (readonly StaffRole[])[], mayBeAway: boolean): boolean {
  const people = office.map((roles, place) => ({ id: String(place), name: String(place), roles }));
  const present = mayBeAway ? people.map(({ id }) => people.filter((one) => one.id !== id)) : [people];
  return present.every((those) => gapsOf(those).length === 0);
}

/** More than the squares of any office's numbers of roles add up to. */
const ONE_ROLE = 1_000;

/** The number of roles, then how unevenly they are shared. */
function weightOf(office: readonly (readonly StaffRole[])[]): number {
  return office.reduce((weight, { length }) => weight + length * ONE_ROLE + length * length, 0);
}

/** Every office of so many people; the order of the people says nothing. */
function officesOf(persons: number, from = 0): (readonly StaffRole[])[][] {
  return persons === 0
    ? [[]]
    : SETS.flatMap((roles, place) =>
        place < from ? [] : officesOf(persons - 1, place).map((others) => [roles, ...others]),
      );
}

function setsOf(roles: readonly StaffRole[]): StaffRole[][] {
  return roles
    .reduce<StaffRole[][]>((sets, role) => sets.concat(sets.map((set) => [...set, role])), [[]])
    .filter(({ length }) => length > 0);
}
