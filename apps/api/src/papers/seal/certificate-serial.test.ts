import { Integer } from 'asn1js';
import { describe, expect, it } from 'vitest';
import { certificateSerial } from './certificate-serial.ts';

const REST = '112233445566778899aabbccddee';

/** The hexadecimal digits of a number's content when the library writes it in DER. */
function written(serial: string): string {
  const number = new Integer({ valueHex: Buffer.from(serial, 'hex') });
  const [, , ...content] = Buffer.from(number.toBER());
  return Buffer.from(content).toString('hex');
}

describe('the serial number of a certificate', () => {
  it.each([
    ['two zeros', `0000${REST}`],
    ['a zero and a low byte', `007f${REST}`],
    ['a zero and a high byte', `0080${REST}`],
    ['a high byte', `80ff${REST}`],
    ['two bytes of ones', `ffff${REST}`],
    ['a low byte', `7f00${REST}`],
  ])('is positive and written as it is when chance begins with %s', (_case, random) => {
    const serial = certificateSerial(Buffer.from(random, 'hex'));
    expect(serial).toMatch(/^[4-7][0-9a-f]{31}$/);
    expect(serial.slice(2)).toBe(random.slice(2));
    expect(written(serial)).toBe(serial);
  });

  it('is another each time', () => {
    expect(certificateSerial()).not.toBe(certificateSerial());
  });
});
