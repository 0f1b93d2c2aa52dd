import { LANGUAGES } from '@portal/domain/ground/people/languages';
import { z } from 'zod';
import type { BroughtDocument } from './memorandum-drafts.store.ts';

const payloadSchema = z.object({
  version: z.number().int().positive(),
  isTranslation: z.boolean(),
  documents: z.array(
    z.object({
      id: z.string(),
      language: z.enum(LANGUAGES),
      title: z.string(),
      sha256: z.string(),
      pages: z.number().int(),
    }),
  ),
});

/** What a second person is asked to publish: exact documents, by their digests. */
export type MemorandumPayload = z.infer<typeof payloadSchema>;

export function payloadOf(
  documents: readonly BroughtDocument[],
  as: Pick<MemorandumPayload, 'version' | 'isTranslation'>,
): MemorandumPayload {
  return {
    ...as,
    documents: documents.map(({ id, language, title, sha256, pages }) => ({
      id,
      language,
      title,
      sha256,
      pages,
    })),
  };
}

/** Throws for a payload of another kind. */
export function readPayload(payload: unknown): MemorandumPayload {
  return payloadSchema.parse(payload);
}

/** The name of a deal's memorandum in proposals; the deal's own texts have a target of their own. */
export function memorandumTarget(dealId: string): string {
  return `memorandum:${dealId}`;
}
