import { describe, expect, it } from 'vitest';
import { payorNamed, payorTextOf } from './payor-named.ts';

const MARIE = { firstName: 'Marie-Ève', lastName: 'Gagnon-Roy' };
const JOHN = { firstName: 'John', lastName: 'Okafor' };
const named = (description: string, party: string | null = null, names = [MARIE, JOHN]) =>
  payorNamed({ description, party }, { names, reference: '3A2D34F0' });

describe('a line names one of those who may pay', () => {
  it.each([
    ['as the profile has the name', 'Marie-Ève Gagnon-Roy'],
    ['in capitals and without accents', 'MARIE EVE GAGNON ROY'],
    ['with the family name first', 'GAGNON-ROY, MARIE-EVE'],
    ['without the hyphen', 'MARIEEVE GAGNONROY'],
    ['by an initial', 'J OKAFOR'],
    ['with the initial of a middle name that nobody told', 'JOHN Q OKAFOR'],
    ['by the family name alone', 'OKAFOR'],
    ['by the given name and the family name’s initial', 'John O'],
    ['with a title', 'MR JOHN OKAFOR'],
    ['together with the other', 'JOHN OKAFOR ET MARIE-ÈVE GAGNON-ROY'],
    ['with the bank’s code behind it', 'J OKAFOR CAxkQbZt'],
    ['with a number behind it', 'JOHN OKAFOR 105639700417'],
    ['with the reference behind it', 'JOHN OKAFOR 3A2D34F0'],
  ])('%s', (_how, party) => {
    expect(named('WIRE TRANSFER CR', party)).toBe('one-of-them');
  });

  it.each([
    ['TD', 'WIRE TRF 0417 OKAFOR 3A2D34F0'],
    ['CIBC', 'Internet Banking E-TRANSFER 105639700417 J. Okafor'],
    ['BMO', '[CW]INTERAC ETRNSFR AD RECVD JOHN OKAFOR'],
    ['National Bank', 'INTERAC e-Transfer Dépôt Marie-Ève Gagnon-Roy'],
  ])('among what %s writes of every transfer', (_bank, description) => {
    expect(named(description)).toBe('one-of-them');
  });

  it.each([
    ['DANG THI DAO', { firstName: 'Đặng', lastName: 'Thị Đào' }],
    ['SEAN O NEIL', { firstName: 'Seán', lastName: 'O’Neil' }],
    ['SOREN SORENSEN', { firstName: 'Søren', lastName: 'Sørensen' }],
    ['L ISIK', { firstName: 'Łukasz', lastName: 'Işık' }],
    ['ANNA GROSS', { firstName: 'Anna', lastName: 'Groß' }],
    ['KAIULANI MEMMEDOV', { firstName: 'Kaʻiulani', lastName: 'Məmmədov' }],
  ])('as a bank without accents writes: %s', (party, name) => {
    expect(named('WIRE TRANSFER CR', party, [name])).toBe('one-of-them');
  });

  it('whose family name is a word that banks write', () => {
    expect(named('E-TRANSFER', 'JANE BANKING', [{ firstName: 'Jane', lastName: 'Banking' }])).toBe(
      'one-of-them',
    );
  });
});

describe('a line names nobody', () => {
  it.each([
    ['with a reference alone', 'WIRE TRF 0417 3A2D34F0'],
    ['with the last characters of a transfer', 'E-TRANSFER ***pL9'],
    ['at a branch', 'GC 0912-DEPOSIT'],
    ['in French', 'Virement reçu 3A2D34F0'],
    ['of an order with a number of ours', 'Electronic Funds Transfer DEPOSIT SUB-2026-000423'],
  ])('%s', (_how, description) => {
    expect(named(description)).toBe('nobody');
  });

  it('where the bank says apart that it was a cheque', () => {
    expect(named('Deposit', 'Cheque')).toBe('nobody');
  });
});

describe('a line names somebody else', () => {
  it.each([
    ['of the same family', 'MARY OKAFOR'],
    ['of the same family, by an initial', 'P OKAFOR'],
    ['of the same family, by an initial that is a word in French', 'A OKAFOR'],
    ['of the same family, by the initial of e-Transfer', 'E OKAFOR'],
    ['of the same given name', 'JOHN SMITH'],
    ['by a given name alone, which may be anybody’s', 'JOHN'],
    ['by initials alone', 'J O'],
    ['a company', 'TREMBLAY HOLDINGS'],
    ['a company that has the name', 'OKAFOR HOLDINGS INC'],
    ['a trust', 'FIDUCIE LÉVESQUE'],
    ['beside the investor', 'JOHN OKAFOR PAUL SMITH'],
    ['in another script', '王 伟'],
  ])('%s', (_who, party) => {
    expect(named('WIRE 3A2D34F0', party)).toBe('somebody-else');
  });

  it('within the text where the bank has no column for it', () => {
    expect(named('[DN]TREMBLAY HOLDINGS PAY/PAY')).toBe('somebody-else');
  });

  it('where nobody is known who may pay', () => {
    expect(named('WIRE', 'OKAFOR', [])).toBe('somebody-else');
  });
});

describe('the payor of a line is kept', () => {
  it.each([
    ['as the bank says it apart', 'WIRE', 'M OKAFOR', 'M OKAFOR'],
    ['with the text where it says it there', 'WIRE TRF OKAFOR', null, 'WIRE TRF OKAFOR'],
    ['as nobody where the text has no name', 'E-TRANSFER ***pL9', null, null],
  ])('%s', (_how, description, party, expected) => {
    expect(payorTextOf({ description, party })).toBe(expected);
  });
});
