// Checks that one row of a portal's audit log stands in a batch that was signed and published. It needs nothing but Node and is meant
// for whoever does not run the portal: node check-audit-proof.mjs <proof.json> [<roots.jsonl>]
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * @typedef {{ number: string, previous: string, rows: number, root: string, madeAt: string, signature: string, hash: string,
 *   publicKey: string }} Batch
 * @typedef {{ row: string[], mac: string, path: { side: 'left' | 'right', hash: string }[], batch: Batch }} Proof
 */

/** What stands before an Ed25519 key in SubjectPublicKeyInfo (RFC 8410). */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

/** @param {(Buffer | string)[]} parts */
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/**
 * The root that a leaf and its neighbours lead to (RFC 9162, section 2.1).
 * @param {Proof} proof
 */
function rootOfProof({ row, mac, path }) {
  const leaf = sha256(Buffer.from([0]), mac, JSON.stringify(row));
  const root = path.reduce((below, { side, hash }) => {
    const neighbour = Buffer.from(hash, 'hex');
    return sha256(Buffer.from([1]), ...(side === 'left' ? [neighbour, below] : [below, neighbour]));
  }, leaf);
  return root.toString('hex');
}

/** @param {Batch} batch */
const textOf = ({ number, previous, rows, root, madeAt }) =>
  JSON.stringify(['audit-batch', number, previous, rows, root, madeAt]);

/**
 * What is wrong with a batch by itself; null when nothing is.
 * @param {Batch} batch
 */
function problemOfBatch(batch) {
  const key = createPublicKey({
    key: Buffer.concat([SPKI_HEAD, Buffer.from(batch.publicKey, 'base64')]),
    format: 'der',
    type: 'spki',
  });
  if (sha256(textOf(batch)).toString('hex') !== batch.hash) {
    return `Batch ${batch.number} does not have the hash that it claims.`;
  }
  return verify(null, Buffer.from(textOf(batch)), key, Buffer.from(batch.signature, 'base64'))
    ? null
    : `The signature of batch ${batch.number} does not fit.`;
}

/**
 * What is wrong with a published list; null when each batch is signed and follows the one before.
 * @param {Batch[]} roots
 * @param {Batch} batch
 */
function problemOfList(roots, batch) {
  for (const [index, published] of roots.entries()) {
    const problem = problemOfBatch(published);
    if (problem !== null) {
      return problem;
    }
    const before = roots[index - 1];
    if (before !== undefined && published.previous !== before.hash) {
      return `Batch ${published.number} of the list does not follow the one before it.`;
    }
  }
  return roots.some(({ number, hash }) => number === batch.number && hash === batch.hash)
    ? null
    : `Batch ${batch.number} is not in the list, or is another there.`;
}

/**
 * What is wrong with a proof; null when the row is in the batch, and the batch in the list if one is given.
 * @param {Proof} proof
 * @param {Batch[] | null} roots
 */
function problemOfProof(proof, roots) {
  if (rootOfProof(proof) !== proof.batch.root) {
    return 'The row is not in the batch that the proof names, or does not say what it said.';
  }
  return problemOfBatch(proof.batch) ?? (roots === null ? null : problemOfList(roots, proof.batch));
}

/** @param {string} path */
const linesOf = (path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** @param {string[]} paths */
function main([proofPath, rootsPath]) {
  if (proofPath === undefined) {
    process.stderr.write('node check-audit-proof.mjs <proof.json> [<roots.jsonl>]\n');
    return 1;
  }
  /** @type {Proof} */
  const proof = JSON.parse(readFileSync(proofPath, 'utf8'));
  const roots = rootsPath === undefined ? null : linesOf(rootsPath).map((line) => JSON.parse(line));
  const problem = problemOfProof(proof, roots);
  if (problem !== null) {
    process.stderr.write(`${problem}\n`);
    return 1;
  }
  const [number, at, ...said] = proof.row;
  const { batch } = proof;
  const newest = roots?.at(-1) ?? batch;
  process.stdout.write(
    [
      `Row ${number} of ${at} is in batch ${batch.number}, which was signed at ${batch.madeAt}:`,
      `  ${said.join(' | ')}`,
      'Compare with what was published:',
      `  public key ${batch.publicKey}`,
      `  batch ${newest.number} ${newest.hash}`,
      '',
    ].join('\n'),
  );
  return 0;
}

process.exitCode = main(process.argv.slice(2));
