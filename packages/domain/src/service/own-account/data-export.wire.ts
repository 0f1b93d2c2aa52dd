import * as z from 'zod/mini';

/** Answer of `POST /user/data`: a link that works for minutes and without a session. */
export const dataExportSchema = z.object({ url: z.string(), expiresAt: z.iso.datetime() });
export type DataExport = z.infer<typeof dataExportSchema>;
