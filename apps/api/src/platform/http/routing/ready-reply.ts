import { isMatch } from '../is-match.ts';
import type { Encoding } from '../negotiate-encoding.ts';
import type { Reply } from './route.ts';

/**
 * Answers with bytes made beforehand, or with 304 if the browser has them already. The browser revalidates each time (`no-cache`),
 * because the content may change at any moment.
 */
export function readyReply(
  answer: { bytes: Buffer; etag: string },
  request: {
    encoding: Encoding;
    ifNoneMatch: string | undefined;
    isPrivate: boolean;
    contentType?: string;
  },
): Reply<never> {
  const headers: Record<string, string> = {
    etag: answer.etag,
    'cache-control': `${request.isPrivate ? 'private' : 'public'}, no-cache`,
    vary: 'accept-encoding, accept-language',
  };
  if (isMatch(request.ifNoneMatch, answer.etag)) {
    return { status: 304, data: null, headers };
  }
  if (request.encoding !== 'identity') {
    headers['content-encoding'] = request.encoding;
  }
  return {
    status: 200,
    data: null,
    headers,
    raw: { bytes: answer.bytes, contentType: request.contentType ?? 'application/json; charset=utf-8' },
  };
}
