import { join } from 'node:path';
import type { ErrorCode } from '@portal/domain/ground/errors/error-catalogue';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { SentFile } from '../../http/receiving/receive-parts.ts';
import { requireDiskSpace, UPLOAD_ROOM_BYTES_MIN } from '../../http/receiving/require-disk-space.ts';
import { withUploadFolder } from '../../http/receiving/with-upload-folder.ts';
import { type PreparedForm, prepareFiles, type Sender } from '../preparing/prepare-form.ts';
import { assembleUpload } from './assemble-upload.ts';
import { removeUploads } from './remove-uploads.ts';

/** A form whose files came in pieces: its texts, and the uploads by the files' fields. */
export type FormOfUploads = { fields: Record<string, string>; uploads: Readonly<Record<string, string>> };

/** After these errors the same bytes would be refused again. */
const ABOUT_THE_FILE: ReadonlySet<ErrorCode> = new Set([
  'FILE_TOO_LARGE',
  'FILE_TYPE_UNSUPPORTED',
  'FILE_UNREADABLE',
  'FILE_INFECTED',
]);

/**
 * Runs the work with a form whose files came in pieces, checked and prepared like those of any form. The pieces are removed once the
 * work is done, and if the files are refused. Throws what assembleUpload and prepareFiles throw.
 */
export async function withUploads<Prepared, Result>(
  deps: Deps,
  sender: Sender,
  { fields, uploads }: FormOfUploads,
  prepare: (sent: SentFile) => Promise<Prepared>,
  work: (received: PreparedForm<Prepared>) => Promise<Result>,
): Promise<Result> {
  const named = Object.entries(uploads);
  const forget = () =>
    removeUploads(
      deps,
      named.map(([, id]) => id),
    );
  await requireDiskSpace(deps, UPLOAD_ROOM_BYTES_MIN);
  return withUploadFolder(deps.config.dataDir, async (folder) => {
    const files: Record<string, SentFile> = {};
    for (const [place, [field, id]] of named.entries()) {
      files[field] = await assembleUpload(deps, sender, id, join(folder, `part-${place}`));
    }
    const received = await prepareFiles(deps, sender, { fields, files }, prepare).catch(
      async (error: unknown) => {
        if (error instanceof AppError && ABOUT_THE_FILE.has(error.code)) {
          await forget();
        }
        throw error;
      },
    );
    const result = await work(received);
    await forget();
    return result;
  });
}
