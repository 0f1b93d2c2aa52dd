import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkAuditRow, writeAuditRows } from '../../../testing/audit-rows.ts';
import { openTestPortal, type TestPortal } from '../../../testing/open-test-portal.ts';
import { hashOfBatch } from '../audit-batch.ts';
import { listAuditBatches } from '../audit-chain.store.ts';
import { chainWaiting } from '../chain-waiting.ts';
import type { AuditProof, PublishedBatch } from './prove-row.ts';
import { runAuditCommand } from './run-audit-command.ts';

const CHECK = fileURLToPath(new URL('../../../../../../scripts/check-audit-proof.mjs', import.meta.url));
const exec = promisify(execFile);

let portal: TestPortal;
let seqs: bigint[];
const folder = mkdtempSync(join(tmpdir(), 'portal-proof-'));
beforeAll(async () => {
  portal = await openTestPortal();
  await linkAuditRow(portal, 1);
  seqs = await writeAuditRows(portal, 5);
  await chainWaiting(portal.deps);
  await writeAuditRows(portal, 1);
  await chainWaiting(portal.deps);
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

async function run(...argv: string[]) {
  const said: string[] = [];
  const { ok, lines } = await runAuditCommand(portal.deps, argv, (line) => void said.push(line));
  return { ok, lines: [...said, ...lines] };
}
const proofOf = async (seq = seqs[2]): Promise<AuditProof> =>
  JSON.parse((await run('prove', String(seq))).lines.join(''));
const roots = async (...from: string[]): Promise<PublishedBatch[]> =>
  (await run('roots', ...from)).lines.map((line) => JSON.parse(line));

/** What an outsider learns with only the script, the proof and the published list. */
async function check(proof: unknown, list?: readonly unknown[]): Promise<{ ok: boolean; text: string }> {
  const paths = [join(folder, 'proof.json'), ...(list === undefined ? [] : [join(folder, 'roots.jsonl')])];
  writeFileSync(paths[0] ?? '', JSON.stringify(proof));
  if (list !== undefined) {
    writeFileSync(paths[1] ?? '', list.map((batch) => `${JSON.stringify(batch)}\n`).join(''));
  }
  return exec(process.execPath, [CHECK, ...paths], { cwd: folder }).then(
    ({ stdout }) => ({ ok: true, text: stdout }),
    ({ stderr }: { stderr: string }) => ({ ok: false, text: stderr }),
  );
}

describe('the commands on the audit log', () => {
  it('count the rows and name the end of the chain', async () => {
    const newest = (await listAuditBatches(portal.db, 1n))[0];
    const head = newest === undefined ? '' : hashOfBatch(newest);
    expect(await run('verify')).toEqual({
      ok: true,
      lines: ['The audit log is unbroken: 7 rows.', `Head: ${head}`],
    });
    expect(await run('head')).toEqual({ ok: true, lines: [head] });
  });

  it('say what is wrong, and how many rows before it are intact', async () => {
    await sql`insert into audit_log (seq, at, actor, action, target, detail, key_id, mac)
      values (4711, now(), 'x', 'x', 'x', '{}', 'x', 'x')`.execute(portal.db);
    const { ok, lines } = await run('verify');
    await sql`alter table audit_log disable trigger user`.execute(portal.db);
    await sql`delete from audit_log where seq = 4711`.execute(portal.db);
    expect(ok).toBe(false);
    expect(lines[0]).toBe('The audit log is broken at row 4711: the portal did not write it as it is.');
    expect(lines[1]).toMatch(/^Unbroken before it: 7 rows, to [0-9a-f]{64}$/);
  });

  it.each([
    [[]],
    [['roots', 'x']],
    [['prove']],
    [['prove', '0']],
    [['head', '1']],
    [['prove', '1', '2']],
    [['turn']],
  ])('show how they are used for %j', async (argv) => {
    expect(await run(...argv)).toMatchObject({
      ok: false,
      lines: [expect.stringContaining('audit -- verify'), ...[1, 2, 3, 4].map(() => expect.anything())],
    });
  });

  it.each([
    ['a linked row', '1'],
    ['no row', '4000'],
  ])('have no proof of %s', async (_case, seq) => {
    expect(await run('prove', seq)).toMatchObject({ ok: false, lines: [expect.stringContaining('no row')] });
  });
});

describe('a proof of one row', () => {
  it('is accepted by whoever has only the script and the published list, and shows no other row', async () => {
    const proof = await proofOf();
    const list = await roots();
    expect(list.map(({ number, rows }) => [number, rows])).toEqual([
      ['1', 5],
      ['2', 1],
    ]);
    const { ok, text } = await check(proof, list);
    expect([ok, text]).toEqual([true, expect.stringContaining('system | test | row:3')]);
    expect(text).toContain(`batch 2 ${list[1]?.hash}`);
    expect((await check(proof)).ok).toBe(true);
    expect(JSON.stringify([proof, list])).not.toMatch(/row:[1245]/);
    expect((await check(await proofOf(seqs[4]), await roots('1'))).ok).toBe(true);
  });

  it.each<[string, (proof: AuditProof) => unknown]>([
    ['another actor', (proof) => ({ ...proof, row: proof.row.with(2, 'dealer') })],
    ['another number', (proof) => ({ ...proof, row: proof.row.with(0, '5') })],
    [
      'another code',
      (proof) => ({ ...proof, mac: proof.mac.replace(/./, (first) => (first === '0' ? '1' : '0')) }),
    ],
    [
      'a way that turns to the other side',
      (proof) => ({ ...proof, path: proof.path.map((step) => ({ ...step, side: 'left' })) }),
    ],
    ['a shorter way', (proof) => ({ ...proof, path: proof.path.slice(1) })],
    ['a root of its own', (proof) => ({ ...proof, path: [], batch: { ...proof.batch, root: 'ab' } })],
    [
      'another time of its batch',
      (proof) => ({ ...proof, batch: { ...proof.batch, madeAt: '2020-01-01T00:00:00.000Z' } }),
    ],
    [
      'a signature of another',
      (proof) => ({ ...proof, batch: { ...proof.batch, signature: Buffer.alloc(64).toString('base64') } }),
    ],
  ])('is refused with %s', async (_case, forge) => {
    expect((await check(forge(await proofOf()))).ok).toBe(false);
  });

  it('is refused when its batch is not the published one, or the list was cut', async () => {
    const [first, second] = await roots();
    const proof = await proofOf();
    expect((await check(proof, [second])).text).toContain('Batch 1 is not in the list');
    expect((await check(proof, [second, first])).text).toContain('does not follow');
    expect((await check(proof, [first, { ...second, rows: 2 }])).text).toContain('does not have the hash');
  });
});
