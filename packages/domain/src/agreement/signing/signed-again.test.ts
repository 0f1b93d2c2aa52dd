import { describe, expect, it } from 'vitest';
import { type ComparedPaper, changedLabels, papersKept } from './signed-again.ts';
import type { DocumentBlock } from './signing.wire.ts';

const table = (caption: string, ...rows: [string, string][]): DocumentBlock => ({
  kind: 'table',
  caption,
  rows: rows.map(([label, value]) => ({ label, value })),
});
const [PROFILE, AGREEMENT, RISK] = [
  'kyc-confirmation',
  'subscription-agreement',
  'risk-acknowledgement',
] as const;
const [INVESTORS_FORM, JOINTS_FORM] = ['form-f9:investor', 'form-f9:joint'];
const compared = (paper: string, isSame: boolean): ComparedPaper => ({
  paper,
  isSame,
  before: [],
  now: [],
});
const ALONE = { isJoint: false, isBySame: true };
const TOGETHER = { isJoint: true, isBySame: true };
const written = (...papers: string[]) =>
  papers.map((paper) => ({
    paper,
    isInvestors: paper !== JOINTS_FORM,
    isJoints: paper !== PROFILE && paper !== INVESTORS_FORM,
  }));

type Row = [string, Parameters<typeof papersKept>[0], string[]];

describe('what is signed again after a change', () => {
  it.each<Row>([
    [
      'a change of the profile that no paper of the order names: the profile alone',
      {
        ...ALONE,
        compared: [compared(PROFILE, false), compared(AGREEMENT, true), compared(RISK, true)],
        written: written(PROFILE, AGREEMENT, RISK),
      },
      [AGREEMENT, RISK],
    ],
    [
      'another city of signing: the agreement alone, and the profile stays confirmed',
      {
        ...ALONE,
        compared: [compared(PROFILE, true), compared(AGREEMENT, false), compared(RISK, true)],
        written: written(AGREEMENT, RISK),
      },
      [PROFILE, RISK],
    ],
    [
      'another amount: all that name it',
      {
        ...ALONE,
        compared: [compared(AGREEMENT, false), compared(RISK, false)],
        written: written(AGREEMENT, RISK),
      },
      [],
    ],
    [
      'nothing that any paper names: all of it, since a signature is missing',
      {
        ...ALONE,
        compared: [compared(AGREEMENT, true), compared(RISK, true)],
        written: written(AGREEMENT, RISK),
      },
      [],
    ],
    [
      'of two who sign, neither is left without a paper',
      {
        ...TOGETHER,
        compared: [compared(PROFILE, false), compared(AGREEMENT, true), compared(RISK, true)],
        written: written(PROFILE, AGREEMENT, RISK),
      },
      [],
    ],
    [
      'of two who sign, what both signed and nothing changed stays',
      {
        ...TOGETHER,
        compared: [compared(AGREEMENT, false), compared(RISK, true)],
        written: written(AGREEMENT, RISK),
      },
      [RISK],
    ],
    [
      'what other persons signed: all of it',
      {
        ...ALONE,
        isBySame: false,
        compared: [compared(AGREEMENT, false), compared(RISK, true)],
        written: written(AGREEMENT, RISK),
      },
      [],
    ],
    [
      'of two who sign, both sign again where only one has a form that changed',
      {
        ...TOGETHER,
        compared: [compared(AGREEMENT, true), compared(INVESTORS_FORM, true), compared(JOINTS_FORM, false)],
        written: written(AGREEMENT, INVESTORS_FORM, JOINTS_FORM),
      },
      [],
    ],
    [
      'of two who sign, the form of one stays where the agreement is signed again',
      {
        ...TOGETHER,
        compared: [compared(AGREEMENT, false), compared(INVESTORS_FORM, true), compared(JOINTS_FORM, false)],
        written: written(AGREEMENT, INVESTORS_FORM, JOINTS_FORM),
      },
      [INVESTORS_FORM],
    ],
    [
      'nothing was signed before: all of it',
      { ...ALONE, compared: [], written: written(AGREEMENT, RISK) },
      [],
    ],
  ])('%s', (_row, signing, kept) => {
    expect(papersKept(signing)).toEqual(kept);
  });

  it.each<[string, DocumentBlock[], DocumentBlock[], string[]]>([
    ['nothing', [table('A', ['City', 'Toronto'])], [table('A', ['City', 'Toronto'])], []],
    ['another value', [table('A', ['City', 'Toronto'])], [table('A', ['City', 'Ottawa'])], ['City']],
    ['a row that is new', [table('A')], [table('A', ['Unit', '3'])], ['Unit']],
    ['a row that is gone', [table('A', ['Unit', '3'])], [table('A')], ['Unit']],
    [
      'the same label in two tables, once',
      [table('A', ['City', 'Toronto']), table('B', ['City', 'Toronto'])],
      [table('A', ['City', 'Ottawa']), table('B', ['City', 'Ottawa'])],
      ['City'],
    ],
    [
      'the second of two rows of one label',
      [table('A', ['Name', 'Ada'], ['Name', 'Wei'])],
      [table('A', ['Name', 'Ada'], ['Name', 'Noor'])],
      ['Name'],
    ],
    [
      'another value in a section that the issuer filled in',
      [{ kind: 'filled', by: 'issuer', caption: 'A', rows: [{ label: 'Issuer', value: 'Maple' }] }],
      [{ kind: 'filled', by: 'issuer', caption: 'A', rows: [{ label: 'Issuer', value: 'Birch' }] }],
      ['Issuer'],
    ],
    [
      'words between the tables',
      [{ kind: 'paragraph', text: 'Then.' }],
      [{ kind: 'paragraph', text: 'Now.' }],
      [],
    ],
  ])('names %s', (_row, before, now, labels) => {
    expect(changedLabels(before, now)).toEqual(labels);
  });
});
