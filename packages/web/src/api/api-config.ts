import type { Language } from '@portal/domain/ground/people/languages';

/** What a call needs to know of the application. */
export type ApiConfig = {
  baseUrl: string;
  /** The access token; null while nobody is signed in. */
  getToken: () => string | null;
  getLanguage: () => Language;
  /** What each call of this application carries besides. */
  headers?: Readonly<Record<string, string>>;
  /** Told when the server no longer knows the token that was sent: signed out elsewhere, or too long ago. */
  onSessionEnded: () => void;
};

/** Milliseconds that a call may take before the person is told. */
export const REQUEST_TIMEOUT_MS = 20_000;
/** Milliseconds for a document on a slow connection. */
export const UPLOAD_TIMEOUT_MS = 300_000;

/** A key for one intention of the person; the same key sent twice has one effect. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** The headers every call carries. */
export function headersOf(config: ApiConfig, idempotencyKey: string | null): Record<string, string> {
  const token = config.getToken();
  return {
    Accept: 'application/json',
    'Accept-Language': config.getLanguage(),
    ...config.headers,
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey !== null && { 'Idempotency-Key': idempotencyKey }),
  };
}
