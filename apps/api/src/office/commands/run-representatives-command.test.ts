import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeCommand } from '../../testing/office-command.ts';
import { openTestPortal, type TestPortal } from '../../testing/open-test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const run = (...words: string[]) => officeCommand(portal.deps, ['representatives', ...words]);

it('adds a representative, lets another stand in, and offers them again', async () => {
  expect((await run('add', 'nilsen8', '3104000', 'on, qc', 'Kari Nilsen')).lines).toEqual([
    'Investors can choose Kari Nilsen now.',
  ]);
  expect((await run('end', 'NILSEN8', 'OKAFOR47')).lines).toEqual(['Kari Nilsen is not offered any more.']);
  const { lines } = await run('list');
  expect(lines.find((line) => line.startsWith('NILSEN8'))).toBe(
    'NILSEN8 | Kari Nilsen | 3104000 | CAN-ON CAN-QC | not offered | 0 clients, 0 open orders | OKAFOR47 stands in',
  );
  expect((await run('back', 'NILSEN8')).ok).toBe(true);
});

it.each([
  ['a code of nobody', ['end', 'NOBODY00'], /^No representative has the code NOBODY00/],
  ['too few words', ['add', 'NILSEN9'], /^Write a code, a registration number/],
  ['another word', ['sell'], /^There is no command/],
])('refuses %s in words', async (_what, words, line) => {
  const { ok, lines } = await run(...words);
  expect([ok, lines[0]]).toEqual([false, expect.stringMatching(line)]);
});
