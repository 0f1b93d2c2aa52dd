import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { isSigned } from './check-signature.ts';

export const TEST_BUCKET = 'portal-files';
/** What the server takes for both. */
const TEST_KEY = 'S3RVER';

/**
 * A server of the S3 protocol with an empty bucket, and the variables that lead the portal to it. It lacks two things that
 * stand in front of it here: it believes every signature, and it knows no giving up of an upload in parts.
 */
export async function runS3Server(): Promise<{
  variables: Record<string, string>;
  address: string;
  /** How many uploads in parts were given up. */
  abortedUploads: () => number;
  stop: () => Promise<void>;
}> {
  const directory = mkdtempSync(join(tmpdir(), 'portal-s3-'));
  const server = new S3rver({
    silent: true,
    directory,
    configureBuckets: [{ name: TEST_BUCKET, configs: [] }],
  });
  await server.configureBuckets();
  const serve = server.callback();
  let aborted = 0;
  const gate = createServer((request, response) => {
    if (!isSigned(request, TEST_KEY)) {
      refuse(response);
    } else if (request.method === 'DELETE' && request.url?.includes('uploadId=')) {
      aborted += 1;
      response.writeHead(204).end();
    } else {
      serve(request, response);
    }
  });
  gate.listen(0, '127.0.0.1');
  await once(gate, 'listening');
  const port = portOf(gate.address());
  const address = `http://127.0.0.1:${port}`;
  return {
    address,
    abortedUploads: () => aborted,
    variables: {
      S3_BUCKET: TEST_BUCKET,
      S3_REGION: 'us-east-1',
      S3_ENDPOINT: address,
      S3_ACCESS_KEY_ID: TEST_KEY,
      S3_SECRET_ACCESS_KEY: TEST_KEY,
      S3_FORCE_PATH_STYLE: '1',
    },
    stop: async () => {
      gate.closeAllConnections();
      gate.close();
      await once(gate, 'close');
      rmSync(directory, { recursive: true });
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') {
    throw new Error('The S3 server does not listen');
  }
  return address.port;
}

function refuse(response: ServerResponse): void {
  response
    .writeHead(403, { 'content-type': 'application/xml' })
    .end(
      '<?xml version="1.0"?><Error><Code>SignatureDoesNotMatch</Code><Message>The signature does not match</Message></Error>',
    );
}
