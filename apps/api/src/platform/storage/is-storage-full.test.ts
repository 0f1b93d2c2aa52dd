import { describe, expect, it } from 'vitest';
import { isStorageFull } from './is-storage-full.ts';

function failure(facts: object, message = 'said by whoever failed'): Error {
  return Object.assign(new Error(message), facts);
}

const FULL: [string, unknown][] = [
  ['a disk without room', failure({ code: 'ENOSPC', syscall: 'write' })],
  ['a quota that is used up', failure({ code: 'EDQUOT', syscall: 'write' })],
  ['the disk of PostgreSQL (53100)', failure({ code: '53100' })],
  [
    'a quota of PostgreSQL, which it has no state for',
    failure(
      { code: 'XX000', severity: 'ERROR' },
      'could not extend file "base/16384/2619": Disk quota exceeded',
    ),
  ],
  ['a store without room (507)', failure({ name: 'UnknownError', $metadata: { httpStatusCode: 507 } })],
  ['MinIO below its threshold', failure({ name: 'XMinioStorageFull', $metadata: {} })],
  ['Ceph above a quota', failure({ name: 'QuotaExceeded', $metadata: { httpStatusCode: 403 } })],
  ['what failed because of it', new Error('could not be kept', { cause: failure({ code: 'ENOSPC' }) })],
];

const OTHER: [string, unknown][] = [
  ['a store that forbids it', failure({ name: 'AccessDenied', $metadata: { httpStatusCode: 403 } })],
  ['a file that is not there', failure({ code: 'ENOENT' })],
  ['too many connections (53300)', failure({ code: '53300' })],
  ['a text that speaks of it', failure({}, 'No space left on device')],
  ['a text', 'ENOSPC'],
  ['nothing', undefined],
];

describe('a failure', () => {
  it.each(FULL)('means that there is no space left: %s', (_what, error) => {
    expect(isStorageFull(error)).toBe(true);
  });

  it.each(OTHER)('means something else: %s', (_what, error) => {
    expect(isStorageFull(error)).toBe(false);
  });
});
