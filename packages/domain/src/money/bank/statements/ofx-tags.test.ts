import { describe, expect, it } from 'vitest';
import { ofxBlocks, ofxTag, ofxTags } from './ofx-tags.ts';

const told = (text: string) => [...ofxTags(text)].map(({ name, value, line }) => `${line} ${name}=${value}`);

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
    ['are none within a value', '<A>B < C <5> D<E>', ['1 A=B < C <5> D', '1 E=']],
    [
      'do not cut a text where they are none of OFX',
      '<MEMO>PAY <INV17> NOW<FITID>1',
      ['1 MEMO=PAY <INV17> NOW', '1 FITID=1'],
    ],
    [
      'do not cut a name with its closing tag',
      '<NAME>A <B>C</B> D</NAME>',
      ['1 NAME=A <B>C</B> D', '1 /NAME='],
    ],
    [
      'end a text where a vendor named them',
      '<NAME>A<INTU.X>7<MEMO>B',
      ['1 NAME=A', '1 INTU.X=7', '1 MEMO=B'],
    ],
    [
      'end an amount where a bank named them',
      '<TRNAMT>5.00<BRANCHNO>0417',
      ['1 TRNAMT=5.00', '1 BRANCHNO=0417'],
    ],
    ['may have underscores', '<TRNAMT>5.00<BANK_NO>0417', ['1 TRNAMT=5.00', '1 BANK_NO=0417']],
    ['may close themselves', '<A/>1<B>2', ['1 A=', '1 /A=1', '1 B=2']],
    ['may name a scheme', '<OFX xmlns="x"><A>1', ['1 OFX=', '1 A=1']],
    [
      'have text that is marked as text',
      '<A>B <![CDATA[<C> &amp; D]]> E<F>',
      ['1 A=B <C> &amp; D E', '1 F='],
    ],
    ['have no comments', '<A>B<!-- <C>\n --> D\n<E>', ['1 A=B D', '3 E=']],
    ['have what only begins like a comment', '<A>B <!-- C<D>', ['1 A=B <!-- C', '1 D=']],
    ['have no declarations', '<?xml version="1.0"?>\n<A>1', ['2 A=1']],
  ])('%s', (_row, text, tags) => {
    expect(told(text)).toEqual(tags);
  });
});

describe('a block', () => {
  const blocks = (text: string) =>
    ofxBlocks([...ofxTags(text)], 'LINE').map(
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
    const tags = [...ofxTags('<A>1<B>2<B>3')];
    expect([ofxTag(tags, 'B')?.value, ofxTag(tags, 'C')]).toEqual(['2', null]);
  });
});

describe('tags that are not asked for', () => {
  it('are not given, and end a value all the same', () => {
    const told = [...ofxTags('<A>1<B>2<C>3', new Set(['A', 'C']))].map(
      ({ name, value }) => `${name}=${value}`,
    );
    expect(told).toEqual(['A=1', 'C=3']);
  });

  it.each([
    ['tags', '<B>'],
    ['openings of comments', '<!--'],
    ['openings of texts', '<![CDATA['],
    ['openings of declarations', '<?'],
    ['marks', '<'],
    ['texts', '<NAME>A <X> '],
  ])('are passed by once, however many: a megabyte of %s', (_what, piece) => {
    const text = piece.repeat(1_000_000 / piece.length);
    expect([...ofxTags(text, new Set(['A']))]).toEqual([]);
  });
});
