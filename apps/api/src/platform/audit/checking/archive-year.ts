import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { isUniqueViolation, transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { recordFile, withStoredFiles } from '../../files/kept/keep-file.ts';
import type { FileToKeep } from '../../files/kept/stored-file.ts';
import { measureOnDisk } from '../../http/receiving/file-source.ts';
import { withUploadFolder } from '../../http/receiving/with-upload-folder.ts';
import { findLooseOfYear, insertArchive } from '../archive/archives.store.ts';
import { type AuditArchive, boundsOfYear, textOfArchive } from '../archive/audit-archive.ts';
import { linesOfYear } from '../archive/lines-of-year.ts';
import { listArchives } from '../archive/list-archives.ts';
import { appendAudit } from '../audit.store.ts';
import { findLastBatch } from '../audit-chain.store.ts';
import { auditKeyOf } from '../audit-key.ts';
import { chainWaiting } from '../chain-waiting.ts';
import { checkAudit } from './check-audit.ts';

/** Thrown with a sentence for the person at the command line. */
export class ArchiveRefused extends Error {}

/** Rows that are written around midnight of the year's end are there by then. */
const REST_MS = 86_400_000;
/** What the size of a file is kept in. */
const FILE_BYTES_MAX = 2_147_483_647;

/**
 * Writes the rows of a closed year to a sealed file, reads it back as part of the whole log, and records it. The rows stay in the
 * database. A year that is recorded is read back again. Throws ArchiveRefused, and then nothing is recorded.
 */
export async function archiveYear(
  deps: Deps,
  year: number,
  hear: (rows: number) => void = () => undefined,
): Promise<AuditArchive> {
  if (deps.clock.now().getTime() < boundsOfYear(year).until.getTime() + REST_MS) {
    throw new ArchiveRefused(`${year} is not over. A year can be moved a day after its end.`);
  }
  await chainWaiting(deps);
  const known = (await listArchives(deps.db)).find((archive) => archive.year === year);
  if (known !== undefined) {
    await refuseBroken(deps, null, hear);
    return known;
  }
  const loose = await deps.withoutLimits((db) => findLooseOfYear(db, year));
  if (loose !== undefined) {
    throw new ArchiveRefused(`Row ${loose.seq} of ${year} is not chained: npm run audit -- verify`);
  }
  const throughBatch = (await findLastBatch(deps.db))?.number ?? 0n;
  return withUploadFolder(deps.config.dataDir, async (folder) => {
    const path = join(folder, `audit-${year}`);
    const rows = await writeYear(deps, path, { year, throughBatch });
    const bytes = await measureOnDisk(path);
    if (rows === 0 || bytes.sizeBytes > FILE_BYTES_MAX) {
      throw new ArchiveRefused(
        rows === 0
          ? `The audit log has no rows of ${year}.`
          : `The rows of ${year} do not fit into one file.`,
      );
    }
    const file = {
      investorId: null,
      purpose: 'audit-archive' as const,
      originalName: `audit-${year}.jsonl.gz`,
      contentType: 'application/gzip',
      bytes,
      pages: null,
    };
    return withStoredFiles(deps, [file], async ([stored]) => {
      if (stored === undefined) {
        throw new Error('The file was not stored');
      }
      return record(deps, stored, signed(deps, stored, { year, rows, throughBatch }), hear);
    });
  });
}

async function writeYear(
  deps: Deps,
  path: string,
  of: { year: number; throughBatch: bigint },
): Promise<number> {
  let rows = 0;
  const counted = async function* () {
    for await (const line of linesOfYear(deps, of)) {
      rows += 1;
      yield line;
    }
  };
  await pipeline(Readable.from(counted()), createGzip(), createWriteStream(path, { mode: 0o600 }));
  return rows;
}

function signed(
  { secrets, clock }: Deps,
  { id, storageKey, sha256 }: FileToKeep,
  facts: Pick<AuditArchive, 'year' | 'rows' | 'throughBatch'>,
): AuditArchive {
  const key = auditKeyOf(secrets.keys.auditKey());
  const archive = { ...facts, fileId: id, storageKey, sha256, madeAt: clock.now() };
  return { ...archive, keyId: key.id, signature: key.sign(textOfArchive(archive)) };
}

/** Only after the whole log was walked with this file beside the database. */
async function record(
  deps: Deps,
  stored: FileToKeep,
  archive: AuditArchive,
  hear: (rows: number) => void,
): Promise<AuditArchive> {
  await refuseBroken(deps, archive, hear);
  await transact(deps.db, async (trx) => {
    await recordFile(trx, stored);
    await insertArchive(trx, archive);
    await appendAudit(trx, deps, deps.clock.now(), {
      actor: 'operator',
      action: 'audit.archived',
      target: 'portal',
      investorId: null,
      detail: { year: archive.year, rows: archive.rows, sha256: archive.sha256 },
    });
  }).catch((error: unknown) => {
    throw isUniqueViolation(error)
      ? new ArchiveRefused(`Somebody else has moved ${archive.year} to a file meanwhile. Ask again.`)
      : error;
  });
  return archive;
}

async function refuseBroken(
  deps: Deps,
  candidate: AuditArchive | null,
  hear: (rows: number) => void,
): Promise<void> {
  const { brokenAt } = await checkAudit(deps, hear, candidate);
  if (brokenAt !== null) {
    throw new ArchiveRefused(
      `The audit log is broken at ${brokenAt.at} ${brokenAt.number} (${brokenAt.kind}); no row was moved. See npm run audit -- verify`,
    );
  }
}
