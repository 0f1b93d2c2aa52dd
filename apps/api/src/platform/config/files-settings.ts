import { z } from 'zod';
import { address, flag, optionalText, port } from './variable-kinds.ts';

const CLAMD_PORT = 3310;

export const FilesVariables = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'must be the name of a bucket' })
    .optional(),
  S3_REGION: z.string().default('ca-central-1'),
  S3_ENDPOINT: address(
    ['http:', 'https:'],
    'must be an address such as https://storage.example.ca',
  ).optional(),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_FORCE_PATH_STYLE: flag.default(false),
  S3_SSE: z.enum(['AES256', 'aws:kms', 'none'], { error: 'write AES256, aws:kms or none' }).default('AES256'),
  CLAMD_HOST: optionalText,
  CLAMD_PORT: port(CLAMD_PORT),
};

export type FilesSettings = {
  /** Where files go instead of the disk; undefined: on disk. */
  s3:
    | {
        bucket: string;
        region: string;
        /** Of a compatible store; undefined: AWS. */
        endpoint: string | undefined;
        /** Undefined: the SDK's own chain (instance role, shared configuration). */
        credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
        forcePathStyle: boolean;
        /** How the store itself encrypts; if it does not, the portal seals every file. */
        encryption: 'AES256' | 'aws:kms' | 'none';
      }
    | undefined;
  /** Scans what people send for viruses; undefined: no scan. */
  clamd: { host: string; port: number } | undefined;
};

export function filesSettings(env: z.infer<z.ZodObject<typeof FilesVariables>>): FilesSettings {
  const accessKeyId = env.S3_ACCESS_KEY_ID;
  const secretAccessKey = env.S3_SECRET_ACCESS_KEY;
  return {
    s3:
      env.S3_BUCKET === undefined
        ? undefined
        : {
            bucket: env.S3_BUCKET,
            region: env.S3_REGION,
            endpoint: env.S3_ENDPOINT,
            credentials:
              accessKeyId === undefined || secretAccessKey === undefined
                ? undefined
                : { accessKeyId, secretAccessKey },
            forcePathStyle: env.S3_FORCE_PATH_STYLE,
            encryption: env.S3_SSE,
          },
    clamd: env.CLAMD_HOST === undefined ? undefined : { host: env.CLAMD_HOST, port: env.CLAMD_PORT },
  };
}

/** What is missing among settings that only work together. */
export function filesProblems(given: Readonly<Record<string, string>>): string[] {
  const isHalf = (given.S3_ACCESS_KEY_ID === undefined) !== (given.S3_SECRET_ACCESS_KEY === undefined);
  const others = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].filter(
    (name) => given[name] !== undefined,
  );
  return [
    ...(isHalf ? ['S3_ACCESS_KEY_ID: set it together with S3_SECRET_ACCESS_KEY, or neither'] : []),
    ...(given.S3_BUCKET === undefined && others.length > 0
      ? [`S3_BUCKET: required with ${others.join(', ')}; without it files would go to the disk`]
      : []),
  ];
}
