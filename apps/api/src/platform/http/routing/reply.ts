import type { Readable } from 'node:stream';
import { z } from 'zod';

type Headers = Record<string, string>;

/** A handler's answer: `data` for the envelope, bytes made beforehand, or not modified (304). */
export type Reply<Data = unknown> =
  | { status: 200 | 201; data: Data; headers?: Headers; raw?: undefined }
  /** Sent unchanged; 206 for a part of them. */
  | {
      status: 200 | 206;
      data: null;
      headers?: Headers;
      raw: { bytes: Buffer | Readable; contentType: string };
    }
  /** Sent without a body. */
  | { status: 304 | 416; data: null; headers?: Headers; raw?: undefined };

/** The `answer` of a route that sends a file instead of the envelope. */
export const fileAnswer = z.never();

export function ok<const Data>(data: Data, headers?: Headers): Reply<Data> {
  return headers === undefined ? { status: 200, data } : { status: 200, data, headers };
}

export function created<const Data>(data: Data): Reply<Data> {
  return { status: 201, data };
}
