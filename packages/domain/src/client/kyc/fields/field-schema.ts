import * as z from 'zod/mini';
import { hasParts } from './draft.ts';
import { ISSUE_KEYS, type IssueKey, type KycIssue } from './kyc-issue.ts';
import { labelKeyOf } from './kyc-texts.ts';
import type { SectionName } from './section-names.ts';

/** Takes an answer of any shape; `Kept` is what it is once it is right. */
export type FieldSchema<Kept = unknown> = z.ZodMiniType<Kept, unknown>;
export type Shape = Readonly<Record<string, FieldSchema>>;

/** The finished answers that the schemas of a section, or of a part of one, describe. */
export type KeptBy<Make extends (...input: never[]) => FieldSchema> = z.output<ReturnType<Make>>;

/** What a rule says of one answer: the answer in its kept form, or what is wrong with it. */
export type Verdict<Kept = unknown> =
  | { kept: Kept }
  | { wrong: IssueKey; values?: Readonly<Record<string, string | number>> };
export type Rule<Kept = unknown> = (answer: unknown) => Verdict<Kept>;

/** The schema of one field. A field that fails never hides another, because each is checked on its own. */
export function field<Kept>(rule: Rule<Kept>): FieldSchema<Kept> {
  return z.pipe(
    z.unknown(),
    z.transform((answer: unknown, ctx): Kept => {
      const verdict = rule(answer);
      if ('kept' in verdict) {
        return verdict.kept;
      }
      ctx.issues.push({ code: 'custom', message: verdict.wrong, params: verdict.values, input: answer });
      return z.NEVER;
    }),
  );
}

/**
 * The schema of a group of fields. A group that is absent or not a group counts as an empty one, so that each of its
 * required fields is reported. `onWhole` sees the group only when all its fields are right.
 */
export function group<Fields extends Shape>(
  shape: Fields,
  onWhole?: (values: Readonly<Record<string, unknown>>) => WholeIssue | undefined,
): FieldSchema<{ [Name in keyof Fields]: z.output<Fields[Name]> }>;
export function group(
  shape: Shape,
  onWhole?: (values: Readonly<Record<string, unknown>>) => WholeIssue | undefined,
): FieldSchema {
  const fields = z.object(shape).check((ctx) => {
    const issue = onWhole?.(ctx.value);
    if (issue !== undefined) {
      ctx.issues.push({ code: 'custom', message: issue.wrong, path: issue.at, input: ctx.value });
    }
  });
  // Absent fields are named, so that each field's own rule decides what absence means.
  const nothing = Object.fromEntries(Object.keys(shape).map((name) => [name, undefined]));
  return z.pipe(
    z.transform((answer: unknown) => ({ ...nothing, ...(hasParts(answer) ? answer : {}) })),
    fields,
  );
}

/** A group whose fields are named by a list and have one rule each. */
export function groupOf<Name extends string, Kept>(
  names: readonly Name[],
  schemaOf: (name: Name) => FieldSchema<Kept>,
): FieldSchema<Record<Name, Kept>>;
export function groupOf(names: readonly string[], schemaOf: (name: string) => FieldSchema): FieldSchema {
  return group(Object.fromEntries(names.map((name) => [name, schemaOf(name)])));
}

/**
 * A field, or a group of them, that only some answers ask for. While they do not, what is there is kept as it was typed,
 * whatever it is; the type is that of answers that are asked for.
 */
export function askedWhen<Kept>(isAsked: boolean, schema: FieldSchema<Kept>): FieldSchema<Kept>;
export function askedWhen(isAsked: boolean, schema: FieldSchema): FieldSchema {
  return isAsked ? schema : AS_TYPED;
}

const AS_TYPED: FieldSchema = field((answer) => ({ kept: answer }));

/** Something wrong with a group as a whole, reported on the group (`at` empty) or on one of its parts. */
export type WholeIssue = { wrong: IssueKey; at: string[] };

export type Checked = { issues: KycIssue[]; kept: unknown };

/** Runs a section's schema; `kept` holds the answers in their kept form when there are no issues. */
export function checkSection(section: SectionName, schema: FieldSchema, answers: unknown): Checked {
  const result = z.safeParse(schema, answers);
  if (result.success) {
    return { issues: [], kept: result.data };
  }
  return { issues: result.error.issues.map((issue) => toIssue(section, issue)), kept: undefined };
}

function toIssue(section: SectionName, issue: z.core.$ZodIssue): KycIssue {
  const path = issue.path.map(String).join('.');
  const key = ISSUE_KEYS.find((known) => known === issue.message);
  if (key === undefined) {
    throw new Error(`${section}.${path}: '${issue.message}' is not a sentence of the catalogue`);
  }
  const params = issue.code === 'custom' ? issue.params : undefined;
  return { path, key, values: { ...params, label: labelKeyOf(section, path) } };
}
