import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const SECOND_MS = 1000;
const HEADER =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

type Claim = {
  scope: string;
  signedHeaders: string[];
  signature: string;
  date: string;
  payload: string;
  /** The end of a presigned link. */
  expires: number | null;
};

/**
 * Whether a request is signed as AWS Signature Version 4 wants it: in its header, or as a presigned link that has not
 * expired. Written from the published algorithm, apart from the client's library.
 */
export function isSigned(request: IncomingMessage, secret: string): boolean {
  const url = new URL(request.url ?? '', 'http://server');
  const claim = claimInHeader(request) ?? claimInLink(url);
  if (claim === null || (claim.expires !== null && claim.expires < Date.now())) {
    return false;
  }
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    canonicalQuery(url),
    ...claim.signedHeaders.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    claim.signedHeaders.join(';'),
    claim.payload,
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', claim.date, claim.scope, sha256(canonical)].join('\n');
  const key = claim.scope
    .split('/')
    .reduce<Buffer>((previous, part) => hmac(previous, part), Buffer.from(`AWS4${secret}`));
  return hmac(key, text).toString('hex') === claim.signature;
}

function claimInHeader(request: IncomingMessage): Claim | null {
  const [, , scope = '', signedHeaders = '', signature = ''] =
    HEADER.exec(request.headers.authorization ?? '') ?? [];
  return signature === ''
    ? null
    : {
        scope,
        signedHeaders: signedHeaders.split(';'),
        signature,
        date: String(request.headers['x-amz-date']),
        payload: String(request.headers['x-amz-content-sha256']),
        expires: null,
      };
}

function claimInLink(url: URL): Claim | null {
  const part = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? '';
  const date = part('Date');
  const time = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return part('Signature') === ''
    ? null
    : {
        scope: part('Credential').split('/').slice(1).join('/'),
        signedHeaders: part('SignedHeaders').split(';'),
        signature: part('Signature'),
        date,
        payload: 'UNSIGNED-PAYLOAD',
        expires: Date.parse(time) + Number(part('Expires')) * SECOND_MS,
      };
}

function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
