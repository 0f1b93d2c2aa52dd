import { describe, expect, it } from 'vitest';
import { makeSecretBox } from './secret-box.ts';

const OLD = Buffer.alloc(32, 1).toString('base64');
const NEW = Buffer.alloc(32, 2).toString('base64');
const box = makeSecretBox([NEW]);

describe('a sealed value', () => {
  it('opens to what was sealed, and never looks the same twice', () => {
    const [first, second] = [box.seal('046 454 286', 'kyc:1'), box.seal('046 454 286', 'kyc:1')];
    expect(box.open(first, 'kyc:1').toString()).toBe('046 454 286');
    expect(first.equals(second)).toBe(false);
    expect(first.includes('046 454 286')).toBe(false);
  });

  it('of nothing opens to nothing', () => {
    expect(box.open(box.seal('', 'c'), 'c')).toHaveLength(0);
  });

  it('does not open in another place', () => {
    expect(() => box.open(box.seal('secret', 'kyc:1'), 'kyc:2')).toThrow();
  });

  it('does not open when any of its bytes was changed', () => {
    const sealed = box.seal('secret', 'c');
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(() => box.open(changed, 'c')).toThrow();
    }
  });

  it('does not open when it was cut short', () => {
    const sealed = box.seal('secret', 'c');
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => box.open(sealed.subarray(0, length), 'c')).toThrow();
    }
  });

  it('opens with an old key on the ring, and not without it', () => {
    const sealed = makeSecretBox([OLD]).seal('secret', 'c');
    expect(makeSecretBox([NEW, OLD]).open(sealed, 'c').toString()).toBe('secret');
    expect(() => box.open(sealed, 'c')).toThrow('unknown key');
  });
});

describe('a key', () => {
  it.each([
    ['of 16 bytes', Buffer.alloc(16).toString('base64')],
    ['that is empty', ''],
  ])('%s is refused before anything is sealed with it', (_case, key) => {
    expect(() => makeSecretBox([key])).toThrow('32 bytes');
  });
});

describe('a fingerprint', () => {
  it('is verified only with its own text and key', () => {
    const signature = box.sign('a text');
    expect(box.verify('a text', signature)).toBe(true);
    expect(box.verify('another', signature)).toBe(false);
    expect(box.verify('a text', signature.slice(1))).toBe(false);
    expect(box.verify('a text', '')).toBe(false);
    expect(makeSecretBox([OLD]).verify('a text', signature)).toBe(false);
  });
});
