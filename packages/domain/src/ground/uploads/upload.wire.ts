import * as z from 'zod/mini';

const SHA256 = /^[0-9a-f]{64}$/;
const FILE_NAME_LENGTH_MAX = 500;

const bytes = z.int().check(z.nonnegative());

/** Body of `POST /user/upload`: a file that will come in pieces. */
export const newUploadSchema = z.object({
  name: z
    .string()
    .check(z.minLength(1), z.maxLength(FILE_NAME_LENGTH_MAX), z.describe('As its owner calls it.')),
  length: z.int().check(z.positive(), z.describe('Bytes of the whole file.')),
  sha256: z.string().check(z.regex(SHA256), z.describe('Of the whole file, in hexadecimal.')),
});
export type NewUpload = z.infer<typeof newUploadSchema>;

/** An upload as far as it came. */
export const uploadSchema = z.object({
  id: z.string(),
  length: bytes.check(z.describe('Bytes of the whole file.')),
  offset: bytes.check(z.describe('Bytes that are kept: where the next piece begins.')),
  pieceBytes: bytes.check(z.describe('Bytes of every piece but the last.')),
  expiresAt: z.iso.datetime().check(z.describe('When it is removed, unless another piece comes.')),
});
export type Upload = z.infer<typeof uploadSchema>;
