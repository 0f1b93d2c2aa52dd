import * as z from 'zod/mini';
import { NAME_LENGTH_MAX, type ReadName, readLegalName } from './legal-name.ts';

type Wrong = Extract<ReadName, { wrong: string }>['wrong'];

/** The field of a name in a schema; each thing that can be wrong has the message key of its form. */
export function legalNameField(keys: Readonly<Record<Wrong, string>>, lengthMax = NAME_LENGTH_MAX) {
  return z.pipe(
    z.string({ error: keys.missing }),
    z.transform((typed: string, ctx) => {
      const read = readLegalName(typed, lengthMax);
      if ('name' in read) {
        return read.name;
      }
      ctx.issues.push({ code: 'custom', message: keys[read.wrong], input: typed });
      return z.NEVER;
    }),
  );
}
