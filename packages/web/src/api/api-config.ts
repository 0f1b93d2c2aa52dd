import type { Language } from '@portal/domain/ground/people/languages';

/** What a call needs from the application. */
export type ApiConfig = {
  baseUrl: string;
  /** The access token; null if nobody is signed in. */
  getToken: () => string | null;
  getLanguage: () => Language;
  /** Further headers of every call. */
  headers?: Readonly<Record<string, string>>;
  /** Called when the server no longer accepts the token that was sent: signed out elsewhere, or expired. */
  onSessionEnded: () => void;
};

/** Milliseconds before a call times out. */
export const REQUEST_TIMEOUT_MS = 20_000;
/** Milliseconds before the upload of a document times out, allowing for slow connections. */
export const UPLOAD_TIMEOUT_MS = 300_000;

/** An idempotency key for one intention of the person; sent twice, it has one effect. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** The headers of every call. */
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
