import { BaseSequencer } from 'vitest/node';

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/** The longest that each test file took so far: a run may ask only some of its tests. @type {Map<string, number>} */
const longest = new Map();

/**
 * The order in which a change is noticed soonest, since the first test that fails ends the run: first the files that noticed
 * the change before, because neighbouring changes are noticed by the same tests, then the cheap ones.
 */
export class SoonestFirst extends BaseSequencer {
  /**
   * @override
   * @param {TestSpecification[]} files
   */
  async sort(files) {
    const ranked = files.map((file) => {
      const result = this.ctx.cache.getTestSpecificationResult(file);
      const cost = Math.max(longest.get(file.moduleId) ?? 0, result?.duration ?? 0);
      longest.set(file.moduleId, cost);
      return { file, hasNoticed: result?.failed === true, cost };
    });
    return ranked
      .sort((a, b) => Number(b.hasNoticed) - Number(a.hasNoticed) || a.cost - b.cost)
      .map(({ file }) => file);
  }
}
