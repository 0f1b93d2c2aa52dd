import pg from 'pg';

/** Where systems keep the certificates that they trust. */
const SYSTEM_CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/**
 * The address of the database as variables of PostgreSQL's programs: arguments can be read by everybody on the machine, and an address holds
 * a password. The programs trust what the portal trusts: the certificate that the address names, else the system's.
 */
export function connectionVariables(databaseUrl: string): Record<string, string> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl });
  return {
    PGHOST: host,
    PGPORT: String(port),
    ...(user === undefined ? {} : { PGUSER: user }),
    ...(password ? { PGPASSWORD: password } : {}),
    ...(database === undefined ? {} : { PGDATABASE: database }),
    ...encryption(new URL(databaseUrl).searchParams),
  };
}

function encryption(address: URLSearchParams): Record<string, string> {
  const mode = address.get('sslmode');
  const authority = address.get('sslrootcert') ?? (mode?.startsWith('verify') ? systemCertificates() : null);
  const certificate = address.get('sslcert');
  const key = address.get('sslkey');
  return {
    // Node.js alone knows a mode for 'encrypted, whoever it is'; PostgreSQL's programs say 'require'.
    ...(mode === null ? {} : { PGSSLMODE: mode === 'no-verify' ? 'require' : mode }),
    ...(authority === null ? {} : { PGSSLROOTCERT: authority }),
    ...(certificate === null ? {} : { PGSSLCERT: certificate }),
    ...(key === null ? {} : { PGSSLKEY: key }),
  };
}

function systemCertificates(): string {
  return process.env.SSL_CERT_FILE ?? SYSTEM_CERTIFICATES;
}
