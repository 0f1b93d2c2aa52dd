import * as z from 'zod/mini';

const px = z.int().check(z.positive(), z.describe('Pixels.'));

/** One page of a document, as it is read on the screen. */
export const documentPageSchema = z.object({
  number: z.int().check(z.positive(), z.describe('Counted from 1.')),
  pages: z.int().check(z.positive(), z.describe('How many the document has.')),
  width: px,
  height: px,
  text: z.string().check(z.describe('What is written on it; empty for a scan.')),
  picture: z.string().check(z.describe('A short-lived link to its picture.')),
  size: z.int().check(z.nonnegative(), z.describe('Bytes of the whole document.')),
});
export type DocumentPage = z.infer<typeof documentPageSchema>;
