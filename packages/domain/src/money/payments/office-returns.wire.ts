import * as z from 'zod/mini';
import { calendarDay } from '../../ground/people/calendar-day.wire.ts';
import { returnedItemSchema } from './office-debits.wire.ts';

/** Of a very long file as many records are shown before it is taken; all of them are counted. */
export const RETURNS_SHOWN_MAX = 500;

/** Answer of `POST /office/money/returns/preview`: what each item of the bank's file would become. */
export const returnsPreviewSchema = z.object({
  isKnown: z.boolean().check(z.describe('This file, or another of its number and day, was imported before.')),
  number: z.int(),
  createdOn: calendarDay,
  count: z.int().check(z.describe('Of all records of the file.')),
  rows: z.array(z.omit(returnedItemSchema, { importedAt: true })),
});
export type ReturnsPreview = z.infer<typeof returnsPreviewSchema>;
