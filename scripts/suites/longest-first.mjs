import { BaseSequencer } from 'vitest/node';

/**
 * The slowest tests by the clock, ten seconds or more on an idle machine: contracts with hundreds of calls, and tests that wait for
 * processes. Vitest would start the small files among them last, and leave one core idle while they run.
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
  'areas/order/trades/judging/limits-at-once.wide.test.ts',
  'platform/http/receiving/worst-files.wide.test.ts',
  'platform/http/routing/lost-commits-2.wide.test.ts',
  'platform/http/routing/lost-commits-3.wide.test.ts',
  'platform/http/routing/lost-commits.wide.test.ts',
];

/** Starts with the longest test files, then continues in Vitest's own order: by last duration, else by size. */
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
