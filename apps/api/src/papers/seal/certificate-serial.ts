import { randomBytes } from 'node:crypto';

/** RFC 5280 section 4.1.2.2 allows 20 at most. */
const SERIAL_BYTES = 16;
const WITHOUT_HIGHEST_BITS = 0x3f;
const SECOND_HIGHEST_BIT = 0x40;

/**
 * The serial number of a certificate, in hexadecimal, from random bytes. It is positive, and its first byte is never zero: DER
 * writes a number without leading zeros (X.690 section 8.3.2). With a superfluous zero, a certificate would change its bytes when
 * read and written again, which breaks its signature and its fingerprint.
 */
export function certificateSerial(random = randomBytes(SERIAL_BYTES)): string {
  const serial = Buffer.from(random);
  serial.writeUInt8((serial.readUInt8(0) & WITHOUT_HIGHEST_BITS) | SECOND_HIGHEST_BIT, 0);
  return serial.toString('hex');
}
