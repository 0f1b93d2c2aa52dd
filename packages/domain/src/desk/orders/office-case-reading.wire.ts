import * as z from 'zod/mini';

const time = z.iso.datetime();
const text = z.string();
/** A declaration that names every document of the largest case by its label. */
export const DECLARATION_LENGTH_MAX = 8_000;

const documentSchema = z.object({
  id: text,
  kind: z.enum(['identity', 'paper']),
  path: z.nullable(text).check(z.describe('Of the field of an identity document.')),
  title: z.nullable(text).check(z.describe('Of a paper.')),
});
export type ReadDocument = z.infer<typeof documentSchema>;

const readerSchema = z.object({
  id: text,
  name: text,
  isSelf: z.boolean(),
  isMaker: z.boolean().check(z.describe('They made the proposal that waits.')),
  opened: z.array(text).check(z.describe('The ids of the documents.')),
  lastAt: z.nullable(time),
});

/** Who opened what of an order’s identity documents and papers, from the record of openings. */
export const caseReadingSchema = z.object({
  documents: z.array(documentSchema),
  people: z
    .array(readerSchema)
    .check(z.describe('The person first, then whoever proposed, then others who looked.')),
  unopened: z
    .array(text)
    .check(z.describe('What neither the person nor whoever proposed it opened: it cannot be approved so.')),
  declaration: text.check(
    z.describe(
      'What the person declares, from the record; sent back as it is with a proposal or an approval.',
    ),
  ),
  reasonGivenAt: z
    .nullable(time)
    .check(z.describe('When the person said why they look at this case; null where they are asked first.')),
  declared: z.nullable(text).check(z.describe('What whoever proposed it declared.')),
});
export type CaseReading = z.infer<typeof caseReadingSchema>;

/** Sent with a proposal and an approval, as the person saw it. */
export const declarationInput = z.string().check(z.minLength(1), z.maxLength(DECLARATION_LENGTH_MAX));
