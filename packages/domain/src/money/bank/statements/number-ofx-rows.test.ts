import { describe, expect, it } from 'vitest';
import { numberOfxRows, writtenOfxRows } from './number-ofx-rows.ts';
import { ofxTags } from './ofx-tags.ts';

const A = '<STMTTRN><FITID>1</STMTTRN>';
const B = '<STMTTRN><FITID>2</STMTTRN>';
const BALANCE = '<LEDGERBAL><BALAMT>3</LEDGERBAL>';

describe('the rows of an OFX file', () => {
  it.each([
    ['by their lines, one on each', `<OFX>\n${A}\n${B}\n${BALANCE}`, 'line', [2, 3, 4]],
    ['by their lines, on several each', `${A.replaceAll('<', '\n<')}\n${BALANCE}`, 'line', [3, 5]],
    ['by their order, all on one', `\n\n<OFX>${A}${B}${BALANCE}</OFX>`, 'order', [1, 2, 3]],
    ['by their order, two on one', `<OFX>\n${A}${B}\n${BALANCE}`, 'order', [1, 2, 3]],
    ['by their order, the balance behind a movement', `\n\n${A}${BALANCE}`, 'order', [1, 2]],
    ['by their lines, none', '<OFX>\n<CURDEF>CAD', 'line', []],
  ] as const)('are numbered %s', (_how, text, rowsBy, numbers) => {
    const numbered = numberOfxRows([...ofxTags(text)]);
    const values = numbered.tags.filter(({ name }) => name === 'FITID' || name === 'BALAMT');
    expect([numbered.rowsBy, values.map(({ line }) => line)]).toEqual([rowsBy, numbers]);
  });

  it('have what is above them on the first', () => {
    const { tags } = numberOfxRows([...ofxTags(`\n<OFX><CURDEF>CAD${A}${B}`)]);
    expect(tags.find(({ name }) => name === 'CURDEF')?.line).toBe(1);
  });

  it('are as the bank wrote them, in their order, small letters and breaks among them', () => {
    const broken = A.toLowerCase().replace('<fitid>', '\n<fitid>');
    expect(writtenOfxRows(`<OFX>\n${broken}${B}\n${BALANCE}</OFX>`)).toEqual([
      { line: 2, written: broken },
      { line: 3, written: B },
      { line: 4, written: BALANCE },
    ]);
  });

  it('end where the next one begins, where nothing closes them', () => {
    const open = A.replace('</STMTTRN>', '\n');
    expect(writtenOfxRows(`${open}${open}${BALANCE}`).map(({ written }) => written)).toEqual([
      open,
      open,
      BALANCE,
    ]);
  });
});
