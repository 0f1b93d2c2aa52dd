import { ConfigurationError } from '../platform/config/config.ts';
import { DataDirectoryBusyError } from '../platform/db/embedded/lock-data-directory.ts';
import { stackInSources } from '../platform/stack-in-sources.ts';

const UNKNOWN_AUTHORITY =
  'nobody known here signed the certificate of the database. Add sslrootcert and the path of its authority’s certificate to DATABASE_URL.';

/** What a person can do about a start that failed, by the code of the system's or the database's error. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens on this port. Stop it, or set PORT to another number.',
  EACCES: 'the system does not allow it. Set PORT to 1024 or more, and DATA_DIR to a folder of your own.',
  EADDRNOTAVAIL: 'this machine has no such address. Check HOST.',
  ENOTFOUND: 'a host name is unknown. Check HOST and DATABASE_URL.',
  EAI_AGAIN: 'a host name cannot be looked up now. Check HOST and DATABASE_URL.',
  ECONNREFUSED: 'no database answers there. Start PostgreSQL, or check DATABASE_URL.',
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  ERR_TLS_CERT_ALTNAME_INVALID:
    'the certificate of the database is for another name. Put the name that it is for into DATABASE_URL.',
  CERT_HAS_EXPIRED: 'the certificate of the database has expired. Renew it.',
  ENOSPC: 'the disk is full.',
  EROFS: 'DATA_DIR cannot be written to.',
  ENOTDIR: 'DATA_DIR is not a folder.',
  EEXIST: 'DATA_DIR is not a folder.',
  '08P01':
    "the pooler before the database refuses. If it names an 'unsupported startup parameter', set DATABASE_LIMITS=transaction.",
  '28P01': 'the database refuses the password. Check DATABASE_URL.',
  '28000': 'the database refuses this user. Check DATABASE_URL.',
  '42501':
    'the database role of DATABASE_URL may not do this. After an upgrade, run npm run database -- prepare as the owner first.',
  '3D000': 'there is no such database. Create it, or check DATABASE_URL.',
};

/** Why the portal could not start: one clear line where a person can do something about it, else the whole error. */
export function describeStartFailure(error: unknown, what = 'The portal could not start'): string {
  if (error instanceof ConfigurationError || error instanceof DataDirectoryBusyError) {
    return error.message;
  }
  const reason = reasonOf(error);
  if (reason !== undefined && error instanceof Error) {
    return `${what}: ${reason} (${error.message})`;
  }
  return `${what}: ${error instanceof Error ? stackInSources(error.stack ?? error.message) : String(error)}`;
}

/** A migration that fails names its cause, and a failed connection to several addresses holds an error for each. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) {
    return undefined;
  }
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  const code = 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (inner === undefined ? undefined : reasonOf(inner));
}
