import { createReadStream } from 'node:fs';
import { acted } from '../../audit/acted.ts';
import { appendAudit } from '../../audit/audit.store.ts';
import { commitSoFar } from '../../db/call-transaction.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { type InvestorActor, nameOfActor, type StaffActor } from '../../http/actor.ts';
import { AppError } from '../../http/app-error.ts';
import type { FileSource } from '../../http/receiving/file-source.ts';
import type { SentFile, SentForm } from '../../http/receiving/receive-parts.ts';
import { ROOM_BYTES_MIN, requireDiskSpace } from '../../http/receiving/require-disk-space.ts';
import { refuseFiles, UploadError, type UploadProblem } from '../../http/receiving/upload-problem.ts';
import { ScannerAwayError } from '../../ports/virus-scanner.ts';
import { type PreparedUpload, prepareUpload } from './prepare-upload.ts';

/** A file of a form, ready to be kept (see keep-file.ts). */
export type FormFile = Omit<PreparedUpload, 'bytes'> & { bytes: FileSource; originalName: string };

/** A form whose files are checked and prepared. */
export type PreparedForm<Prepared> = { fields: Record<string, string>; files: Record<string, Prepared> };
export type ReceivedForm = PreparedForm<FormFile>;

/** Who sent a form. */
export type Sender = Pick<InvestorActor, 'kind' | 'investorId'> | StaffActor;

const SCANNER_AWAY_RETRY_SECONDS = 30;

/** Checks and prepares the documents of a form: a type of ours, readable, no bomb. Throws what prepareFiles throws. */
export function prepareForm(deps: Deps, sender: Sender, form: SentForm | null): Promise<ReceivedForm> {
  return prepareFiles(deps, sender, form, prepareDocument);
}

/** A document of a person, ready to be kept. Throws UploadError. */
export async function prepareDocument(sent: SentFile): Promise<FormFile> {
  return { ...(await prepareUpload(sent)), originalName: sent.originalName };
}

/**
 * Prepares every file of a form, after a virus scan if a scanner is configured. Throws FILE_TYPE_UNSUPPORTED, FILE_UNREADABLE or
 * FILE_INFECTED at the file's field, and FILE_SCAN_UNAVAILABLE if the scanner gives no answer: then nothing counts as received.
 */
export async function prepareFiles<Prepared>(
  deps: Deps,
  sender: Sender,
  form: SentForm | null,
  prepare: (sent: SentFile) => Promise<Prepared>,
): Promise<PreparedForm<Prepared>> {
  if (form === null) {
    throw new Error('A route that takes a form says so in `multipart`');
  }
  const files: Record<string, Prepared> = {};
  const problems: { field: string; problem: UploadProblem }[] = [];
  for (const [field, sent] of Object.entries(form.files)) {
    try {
      await refuseInfected(deps, sender, field, sent);
      files[field] = await prepare(sent);
    } catch (error) {
      if (!(error instanceof UploadError)) {
        throw error;
      }
      // A reader that ran out of disk space reports the same as one that could not read.
      await requireDiskSpace(deps, ROOM_BYTES_MIN);
      problems.push({ field, problem: error.problem });
    }
  }
  if (problems.length > 0) {
    throw refuseFiles(problems);
  }
  return { fields: form.fields, files };
}

/** Before any reader of ours opens it: readers are what viruses target. */
async function refuseInfected(deps: Deps, sender: Sender, field: string, sent: SentFile): Promise<void> {
  if (deps.virusScanner === null || sent.sizeBytes === 0) {
    return;
  }
  const result = await deps.virusScanner.scan(createReadStream(sent.path)).catch((error: unknown) => {
    if (error instanceof ScannerAwayError) {
      deps.log.error({ err: error }, 'the virus scanner gave no answer; an upload was refused');
      throw new AppError('FILE_SCAN_UNAVAILABLE', {
        cause: error,
        retryAfterSeconds: SCANNER_AWAY_RETRY_SECONDS,
      });
    }
    throw error;
  });
  if (result.outcome === 'infected') {
    const { sha256, sizeBytes } = sent;
    await transact(deps.db, (trx) =>
      appendAudit(trx, deps, deps.clock.now(), {
        action: 'file.infected',
        target: nameOfActor(sender),
        investorId: sender.kind === 'investor' ? sender.investorId : null,
        ...acted(sender, {
          field,
          sha256,
          sizeBytes,
          virus: result.virus,
        }),
      }),
    );
    // The form's other files are yet to be looked at, which may take long.
    await commitSoFar(deps.db);
    throw new UploadError('infected');
  }
}
