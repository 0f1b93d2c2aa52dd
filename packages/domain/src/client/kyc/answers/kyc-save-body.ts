import * as z from 'zod/mini';
import type { FieldSpec } from '../fields/field-spec.ts';
import { DRAFT_TEXT_MAX, TIMED_PATH_MAX, TIMED_PATHS_MAX } from '../fields/kyc-limits.ts';
import { SECTION_NAMES, type SectionName } from '../fields/section-names.ts';
import { SECTION_FIELDS } from '../sections/section-schemas.ts';
import { fieldNote } from './field-note.ts';
import { toWirePath } from './kyc-wire-map.ts';

type Leaf = { field: FieldSpec };
type Tree = Map<string, Tree | Leaf>;

/** Any one answer, valid or not; no answer is longer than a person could type. */
export const anyAnswer = z.union([
  z.string().check(z.maxLength(DRAFT_TEXT_MAX)),
  z.number(),
  z.boolean(),
  z.null(),
]);

/** What a save may say about when its answers were given. */
export const toldTimes = {
  sentAt: z.optional(
    z.iso.datetime().check(z.describe("When the request was sent, by the device's own clock.")),
  ),
  answeredAt: z.optional(
    z.record(z.string().check(z.maxLength(TIMED_PATH_MAX)), z.iso.datetime()).check(
      z.refine((times) => Object.keys(times).length <= TIMED_PATHS_MAX),
      z.describe(
        "When each answer was given, by the dotted path of its field and the device's own clock. Of each field the newest answer stands; one without a time counts as given on arrival.",
      ),
    ),
  ),
};

/**
 * The body of `POST /user/kyc/save` in wire names: any subset of the sections, any answer in any field. It bounds what
 * is stored and drops names that are no field, so that no secret number hides outside the places that are encrypted.
 * What an answer has to be is for `checkKyc` to say.
 */
export const KycSaveBody = z.object({
  formIsFinished: z.optional(z.boolean()),
  ...toldTimes,
  ...sections(),
});

/** The sections alone, as they are answered back. */
export const answeredSections = z.object(sections());

/** One person's part of the identity section, as an upload answers it. */
export const answeredIdentityPart = bodyOf(treeOf('identityVerification').get('principal'));

/** The names of the sections that a body has. */
export function sectionsIn(body: Readonly<Record<string, unknown>>): SectionName[] {
  return SECTION_NAMES.filter((section) => body[section] !== undefined && body[section] !== null);
}

function sections() {
  return {
    basics: bodyOf(treeOf('basics')),
    identityVerification: bodyOf(treeOf('identityVerification')),
    employment: bodyOf(treeOf('employment')),
    income: bodyOf(treeOf('income')),
    assets: bodyOf(treeOf('assets')),
    investing: bodyOf(treeOf('investing')),
    political: bodyOf(treeOf('political')),
  };
}

function treeOf(section: SectionName): Tree {
  const tree: Tree = new Map();
  for (const field of SECTION_FIELDS[section]) {
    const [, ...names] = toWirePath(`${section}.${field.path}`).split('.');
    plant(tree, names, { field });
  }
  return tree;
}

function plant(tree: Tree, [name = '', ...rest]: readonly string[], leaf: Leaf): void {
  if (rest.length === 0) {
    tree.set(name, leaf);
    return;
  }
  const known = tree.get(name);
  const branch: Tree = known instanceof Map ? known : new Map();
  tree.set(name, branch);
  plant(branch, rest, leaf);
}

function bodyOf(
  tree: Tree | Leaf = new Map(),
): z.ZodMiniType<Readonly<Record<string, unknown>> | null | undefined> {
  const parts = tree instanceof Map ? [...tree].map(([name, branch]) => [name, partOf(branch)]) : [];
  return z.optional(z.nullable(z.object(Object.fromEntries(parts))));
}

function partOf(part: Tree | Leaf): z.ZodMiniType {
  return part instanceof Map ? bodyOf(part) : z.optional(anyAnswer.check(z.describe(fieldNote(part.field))));
}
