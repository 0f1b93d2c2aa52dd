import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import {
  NewRepresentativeInput,
  RepresentativeInput,
} from '@portal/domain/people/representatives/representative-schemas';

/** A representative's facts as form values. */
export type TypedFacts = { fullName: string; registrationNumber: string; provinces: readonly string[] };
export type TypedNew = TypedFacts & { referralCode: string };

/** The facts to send. */
export function factsOf({ fullName, registrationNumber, provinces }: TypedFacts) {
  return { fullName, registrationNumber, provinces: provinces.filter(isProvinceCode) };
}

/** Checks a new representative before sending, by the server's rules. */
export function checkNew({ referralCode, ...typed }: TypedNew): FieldIssue[] {
  return issuesIn(NewRepresentativeInput.safeParse({ ...factsOf(typed), referralCode }));
}

/** The same for an existing representative. */
export function checkFacts(typed: TypedFacts): FieldIssue[] {
  return issuesIn(RepresentativeInput.safeParse({ ...factsOf(typed), coverId: null, version: 0 }));
}

type Parsed = {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
};

/** The first issue of each field. */
function issuesIn({ error }: Parsed): FieldIssue[] {
  const issues = (error?.issues ?? []).map(({ path, message }) => ({
    path: String(path[0]),
    key: message,
    values: {},
  }));
  return issues.filter(({ path }, place) => issues.findIndex((other) => other.path === path) === place);
}
