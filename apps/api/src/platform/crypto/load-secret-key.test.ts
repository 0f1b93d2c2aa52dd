import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecretKey } from './load-secret-key.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'portal-key-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

describe('the secret key', () => {
  it('is the configured one, if any, and nothing is written', () => {
    expect(loadSecretKey('configured', directory)).toBe('configured');
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is created once, whole, and readable only by its owner', () => {
    const key = loadSecretKey(undefined, directory);
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(loadSecretKey(undefined, directory)).toBe(key);
    expect(readdirSync(directory)).toEqual(['secret.key']);
    expect(statSync(join(directory, 'secret.key')).mode & 0o777).toBe(0o600);
  });

  it('that was damaged is reported, never replaced', () => {
    writeFileSync(join(directory, 'secret.key'), 'half');
    expect(() => loadSecretKey(undefined, directory)).toThrow(/secret\.key.*is damaged/);
  });
});
