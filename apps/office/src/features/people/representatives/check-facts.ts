import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { isProvinceCode } from '@portal/domain/ground/people/provinces';
import {
  NewRepresentativeInput,
  RepresentativeInput,
} from '@portal/domain/people/representatives/representative-schemas';

/** What a form has of a representative. */
export type TypedFacts = { fullName: string; registrationNumber: string; provinces: readonly string[] };
export type TypedNew = TypedFacts & { referralCode: string };

/** The facts as they are sent. */
export function factsOf({ fullName, registrationNumber, provinces }: TypedFacts) {
  return { fullName, registrationNumber, provinces: provinces.filter(isProvinceCode) };
}

/** What is wrong with a new representative before they are sent, by the rules of the server. */
export function checkNew({ referralCode, ...typed }: TypedNew): FieldIssue[] {
  return issuesIn(NewRepresentativeInput.safeParse({ ...factsOf(typed), referralCode }));
}

/** The same for one whom there is. */
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
