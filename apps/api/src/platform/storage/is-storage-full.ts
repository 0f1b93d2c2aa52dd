const SYSTEM_CODES = new Set(['ENOSPC', 'EDQUOT']);
/** SQLSTATE disk_full. */
const DATABASE_CODE = '53100';
/** PostgreSQL has no SQLSTATE for a quota, and reports it in the system's words. */
const DATABASE_MESSAGES = /No space left on device|Disk quota exceeded/;
/** Insufficient Storage, and the codes of stores that answer with another status: MinIO, Ceph. */
const STORE_STATUS = 507;
const STORE_NAMES = new Set(['XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded', 'QuotaExceeded']);

/** Whether a failure means that a disk, a quota, the database or the file store is full. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false;
  }
  return isFullDisk(error) || isFullStore(error) || isStorageFull(error.cause);
}

function isFullDisk(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  const isOfDatabase = 'severity' in error;
  return (
    SYSTEM_CODES.has(code) ||
    code === DATABASE_CODE ||
    (isOfDatabase && DATABASE_MESSAGES.test(error.message))
  );
}

function isFullStore(error: Error): boolean {
  if (!('$metadata' in error)) {
    return false;
  }
  const { $metadata: facts } = error;
  const isStatus =
    typeof facts === 'object' &&
    facts !== null &&
    'httpStatusCode' in facts &&
    facts.httpStatusCode === STORE_STATUS;
  return isStatus || STORE_NAMES.has(error.name);
}
