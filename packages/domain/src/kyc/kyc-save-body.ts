import * as z from 'zod/mini';
import { DRAFT_TEXT_MAX } from './kyc-limits.ts';
import { toWirePath } from './kyc-wire-map.ts';
import { SECTION_NAMES, type SectionName } from './section-names.ts';
import { SECTION_FIELDS } from './section-rules.ts';

type Tree = { [name: string]: Tree | null };

/** Any one answer, valid or not; no answer is longer than a person could type. */
const answer = z.optional(
  z.union([z.string().check(z.maxLength(DRAFT_TEXT_MAX)), z.number(), z.boolean(), z.null()]),
);

/**
 * The body of `POST /user/kyc/save` in wire names: any subset of the sections, any answer in any field. It bounds what
 * is stored and drops names that are no field, so that no secret number hides outside the places that are encrypted.
 * What an answer has to be is for `validateKyc` to say.
 */
export const KycSaveBody = z.object({ formIsFinished: z.optional(z.boolean()), ...sections() });

/** The sections alone, as they are answered back. */
export const answeredSections = z.object(sections());

/** One person's part of the identity section, as an upload answers it. */
export const answeredIdentityPart = bodyOf(treeOf('identityVerification').principal ?? {});

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
  const tree: Tree = {};
  for (const spec of SECTION_FIELDS[section]) {
    const [, ...names] = toWirePath(`${section}.${spec.path}`).split('.');
    plant(tree, names);
  }
  return tree;
}

function plant(tree: Tree, [name = '', ...rest]: readonly string[]): void {
  if (rest.length === 0) {
    tree[name] = null;
    return;
  }
  const branch = tree[name] ?? {};
  tree[name] = branch;
  plant(branch, rest);
}

function bodyOf(tree: Tree): z.ZodMiniType<Readonly<Record<string, unknown>> | null | undefined> {
  const parts = Object.entries(tree).map(([name, branch]) => [
    name,
    branch === null ? answer : bodyOf(branch),
  ]);
  return z.optional(z.nullable(z.object(Object.fromEntries(parts))));
}
