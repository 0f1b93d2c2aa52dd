/**
 * The only inline script of a page: on pages for people who are signed in, it keeps the place of a reminder before the first paint.
 * The investors' application writes it (`early/keep-place-of-reminder.ts`) and checks this hash in a test.
 */
export const SCRIPT_IN_PAGES = "'sha256-YB77V4NvBe6n2Y/lw25i0biRBs05jbxxpMnSpje+0tw='";

/** Everything comes from our own origin; blob: and data: are previews of pictures a person picked. */
const CONTENT_SECURITY_POLICY: readonly string[] = [
  "default-src 'self'",
  `script-src 'self' ${SCRIPT_IN_PAGES}`,
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const YEAR_SECONDS = 31_536_000;

/** Hosts a policy allows besides our own origin, by directive. */
export type OutsideHosts = {
  connect?: readonly string[];
  script?: readonly string[];
  frame?: readonly string[];
};

/** Where pages may send to beyond our own origin: the host of error reports, if there is one. */
export function connectSources(sentryDsn: string | undefined): string[] {
  return sentryDsn === undefined ? [] : [new URL(sentryDsn).origin];
}

/** The policy of a document, opened for the named hosts and no others. */
export function contentSecurityPolicy({ connect = [], script = [], frame = [] }: OutsideHosts): string {
  const added: Readonly<Record<string, readonly string[]>> = {
    'script-src': script,
    'connect-src': [...connect, ...script],
    'img-src': script,
  };
  const rules = CONTENT_SECURITY_POLICY.map((rule) =>
    [...new Set([rule, ...(added[rule.split(' ', 1)[0] ?? ''] ?? [])])].join(' '),
  );
  return [...rules, ...(frame.length === 0 ? [] : [`frame-src 'self' ${frame.join(' ')}`])].join('; ');
}

/** Headers that every answer carries; an answer may replace one (a downloaded file has a stricter policy). */
export function securityHeaders(
  isHttps: boolean,
  connect: readonly string[] = [],
): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy({ connect }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
    ...(isHttps ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
  };
}
