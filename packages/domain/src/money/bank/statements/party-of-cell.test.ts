import { describe, expect, it } from 'vitest';
import { partyOfCell } from './party-of-cell.ts';

describe('who paid', () => {
  it.each([
    ['is the whole cell where nothing else stands there', 'whole', 'J NGUYEN', 'J NGUYEN'],
    ['keeps a stroke of a whole cell', 'whole', 'A/B INC', 'A/B INC'],
    ['stands before a reference', 'before-slash', 'LAVOIE, CLAUDE /REF 417', 'LAVOIE, CLAUDE'],
    ['stands between two strokes', 'after-slash', 'Virement de /Ana Roy / Montréal', 'Ana Roy'],
    ['has one blank between its words', 'whole', ' ANA \u00A0  ROY ', 'ANA ROY'],
    ['is nobody in an empty cell', 'whole', '  ', null],
    ['is nobody where a reference stands alone', 'before-slash', '/REF 417', null],
    ['is nobody where there is no stroke before a name', 'after-slash', 'Frais fixes', null],
    ['is nobody where nothing follows the stroke', 'after-slash', 'Virement de / / Montréal', null],
  ] as const)('%s', (_row, part, text, party) => {
    expect(partyOfCell(text, part)).toBe(party);
  });
});
