import { z } from 'zod';
import { type FieldIssue, invalid } from '../app-error.ts';
import type { RouteRequest, RouteSchemas } from './route-request.ts';

/**
 * Validates the input against the route's schemas and returns it typed. Throws AppError VALIDATION with every failing field; body
 * fields are named without a prefix.
 */
export function parseRequest<Params, Query, Body>(
  request: RouteRequest<unknown, unknown, unknown>,
  schemas: RouteSchemas<Params, Query, Body>,
): RouteRequest<Params, Query, Body> {
  const params = check(schemas.params, request.params);
  const query = check(schemas.query, request.query);
  // A missing body counts as one in which every field is missing.
  const body = check(schemas.body, request.body === undefined ? {} : request.body);
  if (params.ok && query.ok && body.ok) {
    return { ...request, params: params.value, query: query.value, body: body.value };
  }
  throw invalid([...issuesOf(params), ...issuesOf(query), ...issuesOf(body)]);
}

type Checked<T> = { ok: true; value: T } | { ok: false; issues: FieldIssue[] };

function check<T>(schema: z.core.$ZodType<T>, value: unknown): Checked<T> {
  const result = z.safeParse(schema, value);
  return result.success
    ? { ok: true, value: result.data }
    : {
        ok: false,
        issues: firstOfEach(
          result.error.issues.flatMap((issue) => nearest(issue, value)).flatMap(named),
          value,
        ),
      };
}

/** Each field reports only its first problem. */
function firstOfEach(issues: readonly z.core.$ZodIssue[], value: unknown): FieldIssue[] {
  const byPath = new Map<string, FieldIssue>();
  for (const issue of issues) {
    const path = issue.path.map(String).join('.');
    if (!byPath.has(path)) {
      byPath.set(path, toFieldIssue(issue, path, value));
    }
  }
  return [...byPath.values()];
}

function issuesOf(checked: Checked<unknown>): FieldIssue[] {
  return checked.ok ? [] : checked.issues;
}

/** An unknown name is a problem of its own, said at that name. */
function named(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  return issue.code === 'unrecognized_keys'
    ? issue.keys.slice(0, UNKNOWN_NAMED_MAX).map((key) => ({
        code: 'custom',
        path: [...issue.path, key],
        message: 'office.parameterUnknown',
        params: { name: key.slice(0, NAME_SHOWN_MAX) },
      }))
    : [issue];
}

/** What was sent is shown again, but not a whole book of it. */
const NAME_SHOWN_MAX = 60;
const UNKNOWN_NAMED_MAX = 20;

/** If several shapes are possible, the issues of the intended one: the first with the fewest missing fields. */
function nearest(issue: z.core.$ZodIssue, value: unknown): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) {
    return [issue];
  }
  const missing = (issues: z.core.$ZodIssue[]) => issues.filter(({ path }) => !isGiven(value, path)).length;
  const [meant] = [...issue.errors].sort((a, b) => missing(a) - missing(b));
  return (meant ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function isGiven(value: unknown, path: readonly PropertyKey[]): boolean {
  const found = path.reduce<unknown>(
    (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
    value,
  );
  return found !== undefined;
}

const MESSAGE_KEY = /^[a-z][A-Za-z]*(\.[A-Za-z0-9-]+)+$/;

/** A schema's own message is a message key, its `params` the key's values; zod's built-in sentences become ours. */
function toFieldIssue(issue: z.core.$ZodIssue, path: string, value: unknown): FieldIssue {
  if (!MESSAGE_KEY.test(issue.message)) {
    return { path, key: builtInKey(issue, value) };
  }
  const values = issue.code === 'custom' ? issue.params : undefined;
  return { path, key: issue.message, ...(values === undefined ? {} : { values }) };
}

function builtInKey(issue: z.core.$ZodIssue, value: unknown): string {
  const isText = 'origin' in issue && issue.origin === 'string';
  if (!isGiven(value, issue.path) || (issue.code === 'too_small' && isText)) {
    return 'errors.fieldRequired';
  }
  if (issue.code === 'too_big' && isText) {
    return 'errors.tooLong';
  }
  const isChoice = issue.code === 'invalid_value' && issue.values.length > 1;
  return isChoice ? 'errors.choiceUnknown' : 'errors.fieldInvalid';
}
