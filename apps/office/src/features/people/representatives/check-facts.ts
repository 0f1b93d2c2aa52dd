import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import type { OwnRegistration } from '@portal/domain/people/representatives/representative';
import {
  NewRepresentativeInput,
  RepresentativeInput,
} from '@portal/domain/people/representatives/representative-schemas';

/** A period of a registration as it is typed; `key` tells rows apart while they come and go. */
export type TypedRegistration = { key: number; province: ProvinceCode | ''; from: string; lastDay: string };
export const NO_REGISTRATION: TypedRegistration = { key: 0, province: '', from: '', lastDay: '' };

/** A representative's facts as form values. */
export type TypedFacts = {
  fullName: string;
  registrationNumber: string;
  registrations: readonly TypedRegistration[];
};
export type TypedNew = TypedFacts & { referralCode: string };

/** The facts to send. */
export function factsOf({ fullName, registrationNumber, registrations }: TypedFacts) {
  return {
    fullName,
    registrationNumber,
    registrations: registrations.flatMap(({ province, from, lastDay }) =>
      province === '' ? [] : [{ province, from, lastDay: lastDay === '' ? null : lastDay }],
    ),
  };
}

/** What is known of somebody's registrations, to be changed. */
export function typedRegistrations(known: readonly OwnRegistration[]): TypedRegistration[] {
  return known.map(({ province, from, lastDay }, key) => ({ key, province, from, lastDay: lastDay ?? '' }));
}

/** Checks a new representative before sending, by the server's rules. */
export function checkNew({ referralCode, ...typed }: TypedNew): FieldIssue[] {
  return issuesIn(NewRepresentativeInput.safeParse({ ...factsOf(typed), referralCode }), typed);
}

/** The same for an existing representative. */
export function checkFacts(typed: TypedFacts): FieldIssue[] {
  return issuesIn(RepresentativeInput.safeParse({ ...factsOf(typed), coverId: null, version: 0 }), typed);
}

type Parsed = {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
};

/** The first issue of each field; of a row, that it is not whole. */
function issuesIn({ error }: Parsed, { registrations }: TypedFacts): FieldIssue[] {
  const isHalf = registrations.some(({ province, from }) => province === '' || from === '');
  const half = isHalf ? [issue('registrations', 'representatives.registrations.half')] : [];
  const found = (error?.issues ?? []).map(({ path, message }) =>
    path.length > 1
      ? issue(String(path[0]), 'representatives.registrations.notADay')
      : issue(String(path[0]), message),
  );
  const issues = [...half, ...found];
  return issues.filter(({ path }, place) => issues.findIndex((other) => other.path === path) === place);
}

function issue(path: string, key: string): FieldIssue {
  return { path, key, values: {} };
}
