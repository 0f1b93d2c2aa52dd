/** A part of a form: a text, or a file with a name. */
export type FormPart = { name: string; value: string } | { name: string; fileName: string; bytes: Buffer };

const BOUNDARY = 'a-boundary-that-no-file-holds';

/** The body of a multipart form and its header, as a browser sends them. */
export function multipartBody(parts: readonly FormPart[]): {
  payload: Buffer;
  headers: Record<string, string>;
} {
  const chunks = parts.flatMap((part) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part.name}"`),
    ...('value' in part
      ? [Buffer.from(`\r\n\r\n${part.value}`)]
      : [
          Buffer.from(`; filename="${part.fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`),
          part.bytes,
        ]),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
