import { describe, expect, it } from 'vitest';
import type { DocumentBlock } from './signing.wire.ts';
import { isInitialled, statementsOf } from './statements-of.ts';

const BLOCKS: DocumentBlock[] = [
  { kind: 'heading', level: 2, text: 'Risks' },
  { kind: 'initial', rowId: 'loss', title: 'Risk of loss', text: 'You could lose it all.' },
  {
    kind: 'choice',
    choiceId: 'status',
    title: 'Your status',
    rows: [
      { rowId: 'income', text: 'Your income is high.' },
      { rowId: 'assets', text: 'You own a lot.' },
    ],
  },
  { kind: 'filled', by: 'issuer', caption: 'Issuer', rows: [{ label: 'Name', value: 'Maple' }] },
];

describe('the statements of a document', () => {
  it('are each row by itself, and one for all rows of a choice', () => {
    expect(statementsOf(BLOCKS)).toEqual([
      { choiceId: null, title: 'Risk of loss', rows: [{ rowId: 'loss', title: 'Risk of loss' }] },
      {
        choiceId: 'status',
        title: 'Your status',
        rows: [
          { rowId: 'income', title: 'Your income is high.' },
          { rowId: 'assets', title: 'You own a lot.' },
        ],
      },
    ]);
  });

  it.each([
    ['nothing', [], [false, false]],
    ['the statement', ['loss'], [true, false]],
    ['the first row of the choice', ['income'], [false, true]],
    ['the second row of the choice', ['assets', 'loss'], [true, true]],
    ['a row of another document', ['facts'], [false, false]],
  ] as const)('with %s initialled', (_row, given, done) => {
    const has = (rowId: string) => (given as readonly string[]).includes(rowId);
    expect(statementsOf(BLOCKS).map((statement) => isInitialled(statement, has))).toEqual(done);
  });
});
