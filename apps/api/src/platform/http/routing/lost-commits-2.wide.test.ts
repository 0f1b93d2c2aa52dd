// Wide: a POST with two effects, or another answer, where the answer of its commit was lost.
import { describe, inject } from 'vitest';
import { proveLostCommits } from '../../../testing/contract/prove-lost-commits.ts';

describe.skipIf(inject('engine').kind === 'embedded')('[PostgreSQL] the answer of its commit is lost', () => {
  proveLostCommits({ of: 1, count: 3 });
});
