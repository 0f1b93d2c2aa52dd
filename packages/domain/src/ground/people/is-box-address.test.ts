import { describe, expect, it } from 'vitest';
import { isBoxAddress } from './is-box-address.ts';

describe('nobody lives in', () => {
  it.each([
    'P.O. Box 12, RR 1',
    'PO Box 12',
    'P O BOX 12',
    'po box #12',
    'Post Office Box 12, Station A',
    'Postal Box 4',
    'Box 12',
    'Box 12, RR 1',
    'PO Box 12 Stn Main',
    'C.P. 12',
    'CP 12, succ. Centre-ville',
    'Case postale 12',
    'Boîte postale 3',
    'B.P. 3',
    'General Delivery',
    'GD Stn Main',
    'Poste restante',
    '\u202APO\u00A0Box\u00A012\u202C',
  ])('%s', (street) => {
    expect(isBoxAddress(street)).toBe(true);
  });
});

describe('people live at', () => {
  it.each([
    '12 Main Street',
    '12 Main Street, PO Box 4',
    'PO Box 4, 12 Main Street',
    '12 rue de la Poste, C.P. 4',
    'RR 1',
    'RR 1, Site 3',
    'NW 14-23-4 W4',
    'Box 12, NW-14-23-4-W4',
    'Lot 4, Concession 6',
    '4 Box Elder Road',
    '12 Boxwood Crescent',
    '12 Post Road',
    '45 CPR Avenue',
    'Fire number 1402',
    '',
  ])('%s', (street) => {
    expect(isBoxAddress(street)).toBe(false);
  });
});
