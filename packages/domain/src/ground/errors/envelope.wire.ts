import * as z from 'zod/mini';
import { ERROR_CODES, ERROR_STATUSES } from './error-catalogue.ts';

/** Every successful answer of the API, also where `data` is null. */
export type Success<Data> = { data: Data };

/** Every failed answer: `code` is what programs decide on, `message` what a person reads. */
export const failureSchema = z.object({
  statusCode: z.literal(ERROR_STATUSES),
  error: z.string().check(z.describe('The name of the status.')),
  code: z.enum(ERROR_CODES).check(z.describe('What programs decide on. A code keeps its meaning.')),
  message: z
    .array(z.string())
    .check(
      z.minLength(1),
      z.describe('Sentences in the language of `Accept-Language`; the first is the one to show alone.'),
    ),
  requestId: z.string().check(z.describe('What to name when asking about it.')),
  fields: z.exactOptional(
    z
      .record(z.string(), z.string())
      .check(z.describe('With VALIDATION and refused files: dotted path of a field to its sentence.')),
  ),
  changed: z.exactOptional(
    z
      .object({ by: z.string(), at: z.iso.datetime(), version: z.int() })
      .check(
        z.describe(
          'With CHANGED_BY_SOMEBODY: who changed it meanwhile, when, and the version that is there now.',
        ),
      ),
  ),
  currentState: z.exactOptional(
    z.string().check(z.describe('With a conflict of states: the state that refused the move.')),
  ),
});
export type Failure = z.infer<typeof failureSchema>;
