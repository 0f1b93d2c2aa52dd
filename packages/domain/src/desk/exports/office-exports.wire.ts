import * as z from 'zod/mini';
import { EXPORT_LISTS } from './export-lists.ts';

/** The longest list that is written into a file: a spreadsheet with more rows is no help to a person. */
export const EXPORT_ROWS_MAX = 20_000;
/** How long a file lies ready. */
export const EXPORT_KEPT_HOURS = 24;
/** A file that is not written by then counts as failed. */
export const EXPORT_WAIT_MINUTES = 30;
export const EXPORTS_SHOWN_MAX = 20;

export const EXPORT_STATES = ['waiting', 'made', 'failed'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

const time = z.iso.datetime();

/** A list that somebody asked for as a file. */
export const exportSchema = z.object({
  id: z.string(),
  list: z.enum(EXPORT_LISTS),
  state: z.enum(EXPORT_STATES),
  rows: z
    .int()
    .check(z.describe('As many as the list had when it was asked for, then as many as the file has.')),
  askedAt: time,
  expiresAt: time,
});
export type OfficeExport = z.infer<typeof exportSchema>;

/** Answer of `GET /office/exports`: the person's own, the newest first. */
export const exportsSchema = z.array(exportSchema);

/** Answer of `POST /office/exports/{exportId}/link`. */
export const exportLinkSchema = z.object({ url: z.string(), expiresAt: time });
export type ExportLink = z.infer<typeof exportLinkSchema>;
