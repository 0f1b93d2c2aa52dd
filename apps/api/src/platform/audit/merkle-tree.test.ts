import { describe, expect, it } from 'vitest';
import { leafHash, type MerkleStep, pathOf, rootOf } from './merkle-tree.ts';

const leaves = (count: number) => Array.from({ length: count }, (_, index) => leafHash(`row ${index}`));

describe('the tree over the rows of a batch', () => {
  it('has the roots of RFC 9162', () => {
    // Test vectors of certificate-transparency-go, merkle/rfc6962: one leaf "L123456", and the node of "N123", "N456".
    expect(leafHash('L123456')).toBe('395aa064aa4c29f7010acfe3f25db9485bbd4b91897b6ad7ad547639252b4d56');
    expect(leafHash('')).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d');
  });

  it('refuses a batch without rows', () => {
    expect(() => rootOf([])).toThrow('at least one leaf');
  });

  it.each([1, 2, 3, 5, 8, 13, 1_000])(
    'of %i rows leads from each of them, and from no other, to the one root',
    (count) => {
      const tree = leaves(count);
      const root = rootOf(tree);
      const step = Math.max(1, Math.floor(count / 13));
      for (let index = 0; index < count; index += step) {
        const path = pathOf(tree, index);
        expect(path.length).toBeLessThanOrEqual(10);
        expect(rootAlong(tree[index] ?? '', path)).toBe(root);
        expect(rootAlong(leafHash('another'), path)).not.toBe(root);
      }
    },
  );

  it('differs if two rows change places, or the last is counted twice', () => {
    const [a = '', b = '', c = ''] = leaves(3);
    const roots = [rootOf([a, b, c]), rootOf([b, a, c]), rootOf([a, b, c, c]), rootOf([a, b])];
    expect(new Set(roots).size).toBe(4);
  });
});

/** Follows a proof up, by trees of two leaves. */
function rootAlong(leaf: string, path: readonly MerkleStep[]): string {
  return path.reduce(
    (below, { side, hash }) => rootOf(side === 'left' ? [hash, below] : [below, hash]),
    leaf,
  );
}
