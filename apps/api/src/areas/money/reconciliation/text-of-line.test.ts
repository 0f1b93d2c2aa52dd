import { describe, expect, it } from 'vitest';
import { secretBoxOf } from '../../../testing/secret-box-of.ts';
import { sealLine } from '../bank/lines/line-text.ts';
import { textOfLine } from './gather-day.ts';

describe('what the bank wrote in a line, joined into one', () => {
  it.each([
    ['names who paid where the bank does', 'M Okafor', 'WIRE M Okafor'],
    ['is its description alone where it names nobody', null, 'WIRE'],
  ])('%s', async (_what, party, text) => {
    const secrets = await secretBoxOf();
    const sealed = sealLine(secrets, 'line-1', { description: 'WIRE', party, plain: 'wire' });
    expect(await textOfLine({ secrets }, { id: 'line-1', sealed })).toBe(text);
  });
});
