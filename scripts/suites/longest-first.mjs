import { BaseSequencer } from 'vitest/node';

/**
 * What takes longest on the clock, ten seconds and more where nothing else runs: contracts with hundreds of calls, and tests that
 * wait for processes. By themselves the small files among them would begin last, and one core would wait for each.
 */
export const LONGEST = [
  'platform/openapi/contract.test.ts',
  'main/database-drill.wide.test.ts',
  'platform/jobs/take-over.wide.test.ts',
  'platform/backup/backup.wide.test.ts',
  'platform/db/database-roles.wide.test.ts',
  'platform/keys/reseal-files.wide.test.ts',
  'main/server.wide.test.ts',
  'main/start-and-stop.wide.test.ts',
];

/** Begins with the longest test files, then goes on as Vitest does: as long as they took the last time, else as large as they are. */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    const rest = await super.sort(files);
    const first = LONGEST.flatMap((name) => rest.filter(({ moduleId }) => moduleId.endsWith(`/${name}`)));
    return [...first, ...rest.filter((file) => !first.includes(file))];
  }
}
