const known = new WeakMap<Blob, Promise<string>>();

/** SHA-256 of a file in hexadecimal, computed once. Rejects if the browser has no crypto: a page without TLS. */
export function digestOf(file: Blob): Promise<string> {
  const digest = known.get(file) ?? digestAnew(file);
  known.set(file, digest);
  return digest;
}

async function digestAnew(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
