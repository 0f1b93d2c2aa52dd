import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type ServerSideEncryption,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Config } from '../platform/config/config.ts';
import type { SecretBox } from '../platform/crypto/secret-box.ts';
import {
  checkFileKey,
  DIRECT_PREFIX,
  ENCRYPTED_BY_STORE,
  type FileStore,
} from '../platform/ports/file-store.ts';
import { sealedFiles } from './sealed-files.ts';

/** The smallest part that the protocol allows; one at a time, so that memory stays flat. */
const PART_BYTES = 5 * 1024 * 1024;
const PARTS_AT_ONCE = 1;
const ATTEMPTS_MAX = 3;
const SECOND_MS = 1000;
const CONNECT_TIMEOUT_MS = 5_000;
const IDLE_TIMEOUT_MS = 30_000;

export type S3Settings = NonNullable<Config['files']['s3']>;

/**
 * Files in an S3-compatible store. What a key with DIRECT_PREFIX names is encrypted by the store (SSE) and downloaded from
 * it by a presigned link; everything else is sealed by the portal before it leaves, as on disk, and read through the
 * portal only. Where the store does not encrypt, nothing is direct. See docs/decisions/0021-files-on-s3.md.
 */
export function s3FileStore(settings: S3Settings, secrets: SecretBox): FileStore {
  const client = openClient(settings);
  const sealed = sealedFiles(secrets);
  const encryption = settings.encryption === 'none' ? undefined : settings.encryption;
  const isDirect = (key: string) => encryption !== undefined && key.startsWith(DIRECT_PREFIX);
  const objectOf = (key: string) => ({ Bucket: settings.bucket, Key: checkFileKey(key) });
  const download = async (key: string, from = 0): Promise<Readable> => {
    const range = from === 0 ? {} : { Range: `bytes=${from}-` };
    const { Body } = await client.send(new GetObjectCommand({ ...objectOf(key), ...range }));
    if (!(Body instanceof Readable)) {
      throw new Error('The store answered without bytes');
    }
    return Body;
  };
  const openFile: FileStore['open'] = async (key, from = 0) => {
    if (isDirect(key)) {
      return download(key, from);
    }
    return from === 0
      ? sealed.open(key, await download(key))
      : sealed.openFrom(key, from, (start) => download(key, start));
  };
  return {
    put: async (key, bytes) => {
      const put = (body: Readable | Buffer) => upload(client, { ...objectOf(key), Body: body }, encryption);
      if (isDirect(key)) {
        await put(bytes);
        return { dataKeyId: ENCRYPTED_BY_STORE };
      }
      const { dataKeyId, bytes: pieces } = sealed.seal(key, bytes);
      await put(Readable.from(pieces, { objectMode: false }));
      return { dataKeyId };
    },
    dataKeyOf: async (key) => (isDirect(key) ? ENCRYPTED_BY_STORE : sealed.dataKeyOf(await download(key))),
    open: openFile,
    read: async (key) => buffer(await openFile(key)),
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(objectOf(key)));
    },
    list: (before, after = '') => listObjects(client, settings.bucket, { before, after }),
    linkDirectly:
      encryption === undefined
        ? null
        : async (key, { disposition, contentType, seconds }) => {
            if (!isDirect(key)) {
              throw new Error('A sealed file has no direct link');
            }
            const signedAt = new Date();
            const command = new GetObjectCommand({
              ...objectOf(key),
              ResponseContentDisposition: disposition,
              ResponseContentType: contentType,
              ResponseCacheControl: 'private, no-store',
            });
            const url = await getSignedUrl(client, command, { expiresIn: seconds, signingDate: signedAt });
            return { url, expiresAt: new Date(signedAt.getTime() + seconds * SECOND_MS) };
          },
  };
}

function openClient(settings: S3Settings): S3Client {
  const { region, endpoint, credentials, forcePathStyle } = settings;
  return new S3Client({
    region,
    forcePathStyle,
    ...(endpoint === undefined ? {} : { endpoint }),
    // Without keys of its own the SDK asks where the machine gets its identity from.
    ...(credentials === undefined ? {} : { credentials }),
    maxAttempts: ATTEMPTS_MAX,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: IDLE_TIMEOUT_MS },
    // Compatible stores do not know the checksums that AWS added in 2025.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

/** One request for a small body, parts for a larger one; the parts are given up when one fails. */
async function upload(
  client: S3Client,
  object: { Bucket: string; Key: string; Body: Readable | Buffer },
  encryption: ServerSideEncryption | undefined,
): Promise<void> {
  await new Upload({
    client,
    params: { ...object, ...(encryption === undefined ? {} : { ServerSideEncryption: encryption }) },
    partSize: PART_BYTES,
    queueSize: PARTS_AT_ONCE,
    leavePartsOnError: false,
  }).done();
}

async function* listObjects(
  client: S3Client,
  bucket: string,
  { before, after }: { before: Date; after: string },
): AsyncGenerator<string> {
  const from = after === '' ? {} : { StartAfter: after };
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, ...from })) {
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key !== undefined && LastModified !== undefined && LastModified < before) {
        yield Key;
      }
    }
  }
}
