import { describe, expect, it } from 'vitest';
import { ofxBlocks, ofxTag, ofxTags } from './ofx-tags.ts';

const told = (text: string) => ofxTags(text).map(({ name, value, line }) => `${line} ${name}=${value}`);

describe('the tags of an OFX file', () => {
  it.each([
    ['stand on their lines', 'DATA:OFX\n\n<OFX>\r\n<A>1\n<B>2', ['3 OFX=', '4 A=1', '5 B=2']],
    ['need no closing tag', '<A>1<B>2', ['1 A=1', '1 B=2']],
    ['may have one', '<A>1</A>', ['1 A=1', '1 /A=']],
    ['may be written small', '<trnamt>1', ['1 TRNAMT=1']],
    ['may have a point and digits', '<INTU.BID3>7', ['1 INTU.BID3=7']],
    ['have values that are broken over lines', '<A> B \r\n  C\n<D>', ['1 A=B C', '3 D=']],
    ['have marks by their names', '<A>&lt;B&gt; &amp;&nbsp;&quot;C&quot;', ['1 A=<B> & "C"']],
    ['have a mark of marks as it is written', '<A>&amp;lt;', ['1 A=&lt;']],
    ['are none in a text', 'A < B', []],
  ])('%s', (_row, text, tags) => {
    expect(told(text)).toEqual(tags);
  });
});

describe('a block', () => {
  const blocks = (text: string) =>
    ofxBlocks(ofxTags(text), 'LINE').map(
      ({ line, tags }) => `${line}: ${tags.map(({ name }) => name).join(' ')}`,
    );

  it.each([
    ['has what stands between its tags', '<LINE><A>1<B>2</LINE>', ['1: A B']],
    ['stands on the line of its first one', '\n<LINE>\n<A>1\n</LINE>', ['2: A']],
    ['has nothing from before or behind it', '<A>1<LINE><B>2</LINE><C>3', ['1: B']],
    ['is one of several', '<LINE><A>1</LINE><B>2<LINE><C>3</LINE>', ['1: A', '1: C']],
    ['may be empty', '<LINE></LINE>', ['1: ']],
    ['has what is within another', '<LINE><A><B>2</A></LINE>', ['1: A B /A']],
    ['is not there without its name', '<A>1', []],
  ])('%s', (_row, text, expected) => {
    expect(blocks(text)).toEqual(expected);
  });

  it('has a value by its name, the first one', () => {
    const tags = ofxTags('<A>1<B>2<B>3');
    expect([ofxTag(tags, 'B')?.value, ofxTag(tags, 'C')]).toEqual(['2', null]);
  });
});
