import * as z from 'zod/mini';

/** What a schema finds wrong with an input: each field by its path, with the message of the schema. */
export function wrongIn(schema: z.core.$ZodType, input: unknown): [path: string, message: string][] {
  const issues = z.core.safeParse(schema, input).error?.issues ?? [];
  return issues.map(({ path, message }) => [path.join('.'), message]);
}

/** The fields alone, where the server has the words; a field that no schema knows is `unrecognized_keys`. */
export function wrongFieldsIn(schema: z.core.$ZodType, input: unknown): string[] {
  const issues = z.core.safeParse(schema, input).error?.issues ?? [];
  return issues.map(({ code, path }) => path.join('.') || code);
}
