/** Reads an answer's body whole. Rejects with a RangeError as soon as it is longer than `bytesMax`. */
export async function readBytes(response: Response, bytesMax: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > bytesMax) {
      throw new RangeError('the answer is too long');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
