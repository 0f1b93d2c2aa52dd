import { createHash } from 'node:crypto';

/** A neighbour on the path from a leaf to the root, hexadecimal, and which side it is on. */
export type MerkleStep = { side: 'left' | 'right'; hash: string };

// The tree of RFC 9162, section 2.1: a leaf cannot be taken for an inner node, nor the other way round.
const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);

/** Hexadecimal hash of a leaf. */
export function leafHash(content: string): string {
  return createHash('sha256').update(LEAF).update(content).digest('hex');
}

/** The root above the leaves, in their order. Throws when there are none. */
export function rootOf(leaves: readonly string[]): string {
  const [root, ...more] = leaves;
  if (root === undefined) {
    throw new Error('A tree has at least one leaf');
  }
  return more.length === 0 ? root : rootOf(levelAbove(leaves));
}

/** The path from one leaf up to the root. */
export function pathOf(leaves: readonly string[], index: number): MerkleStep[] {
  if (leaves.length <= 1) {
    return [];
  }
  const isLeft = index % 2 === 0;
  const hash = leaves[isLeft ? index + 1 : index - 1];
  const step: MerkleStep[] = hash === undefined ? [] : [{ side: isLeft ? 'right' : 'left', hash }];
  return [...step, ...pathOf(levelAbove(leaves), Math.floor(index / 2))];
}

/** Hashes pairs; a node without a neighbour moves up unchanged. */
function levelAbove(level: readonly string[]): string[] {
  return Array.from({ length: Math.ceil(level.length / 2) }, (_, pair) => {
    const [left = '', right] = level.slice(2 * pair, 2 * pair + 2);
    return right === undefined ? left : nodeHash(left, right);
  });
}

function nodeHash(left: string, right: string): string {
  return createHash('sha256').update(NODE).update(left, 'hex').update(right, 'hex').digest('hex');
}
