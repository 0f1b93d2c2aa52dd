/** Everything comes from our own origin; blob: and data: are the previews of pictures that a person picked. */
const CONTENT_SECURITY_POLICY: readonly string[] = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const YEAR_SECONDS = 31_536_000;

/** Where pages may send to beyond our own origin: the host of error reports, where there is one. */
export function connectSources(sentryDsn: string | undefined): string[] {
  return sentryDsn === undefined ? [] : [new URL(sentryDsn).origin];
}

/** Headers that every answer carries; an answer may replace one (a downloaded file has a stricter policy). */
export function securityHeaders(
  isHttps: boolean,
  connect: readonly string[] = [],
): Readonly<Record<string, string>> {
  const policy = CONTENT_SECURITY_POLICY.map((rule) =>
    rule.startsWith('connect-src') ? [rule, ...connect].join(' ') : rule,
  );
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    ...(isHttps ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
  };
}
