import * as z from 'zod/mini';

/** What a file of a deal is: a part of a film, or a document. */
export const DEAL_FILE_PARTS = ['video', 'poster', 'captions', 'document'] as const;
export type DealFilePart = (typeof DEAL_FILE_PARTS)[number];

const count = z.int().check(z.nonnegative());

/** A file that films or documents of a deal name; answer of `POST /office/deals/:dealId/files/{video, captions or document}`. */
export const dealFileSchema = z.object({
  id: z.string(),
  part: z.enum(DEAL_FILE_PARTS),
  name: z.string().check(z.describe('As whoever sent it calls it.')),
  contentType: z.string(),
  size: count.check(z.describe('Bytes.')),
  pages: z.nullable(count).check(z.describe('Of a document.')),
  address: z
    .nullable(z.string())
    .check(z.describe('Where a part of a film is played; until it is published, by a link that ends.')),
});
export type DealFile = z.infer<typeof dealFileSchema>;

/** Body of `POST /office/deals/:dealId/files/video`: a video comes in pieces, and this is its upload. */
export const KeepVideoInput = z.object({ upload: z.string() });

/** Where a part of a film that is published is read by anybody. */
export function filmFileAddress(fileId: string): string {
  return `/api/film-files/${fileId}`;
}
