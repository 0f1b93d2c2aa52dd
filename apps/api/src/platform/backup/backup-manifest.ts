import { z } from 'zod';

/** What is in a backup's folder, and what each part is called. */
export const MANIFEST_NAME = 'backup.json';
export const FILES_FOLDER = 'files';
/** One line for each file: its SHA-256, two spaces, its path below FILES_FOLDER, as `sha256sum --check` reads it. */
export const FILES_LIST = 'files.sha256';
export const DATABASE_NAMES = { embedded: 'database.tar', postgres: 'database.dump' } as const;

/** The backup's own description, written last: a folder without it is an unfinished backup. */
export const BackupManifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  database: z.object({ sha256: z.string(), bytes: z.number().int() }),
  files: z.discriminatedUnion('place', [
    z.object({ place: z.literal('folder'), count: z.number().int(), bytes: z.number().int() }),
    /** Objects stay in the store: its own versions and replication protect them. */
    z.object({ place: z.literal('bucket'), bucket: z.string() }),
  ]),
});

export type BackupManifest = z.infer<typeof BackupManifest>;

/** Thrown with a sentence for the person at the command line. */
export class BackupRefused extends Error {}
