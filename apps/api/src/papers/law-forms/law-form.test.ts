import { statementsOf } from '@portal/domain/agreement/signing/statements-of';
import type { LawForm } from '@portal/domain/ground/law/law-forms';
import type { ProvinceCode } from '@portal/domain/ground/people/provinces';
import { describe, expect, it } from 'vitest';
import type { OfferingParticulars } from '../documents/document-particulars.ts';
import { freezeDocuments } from '../documents/freeze-documents.ts';
import { riskAcknowledgement } from '../documents/risk-acknowledgement.ts';
import { textOf } from '../documents/testing/document-text.ts';
import { documentTexts } from '../documents/testing/document-texts.ts';
import { sampleParticulars } from '../documents/testing/sample-order.ts';
import { type FormToSign, lawForm, writeForm } from './law-form.ts';

const to = (form: LawForm, province: ProvinceCode = 'CAN-ON'): FormToSign => ({
  form,
  for: 'investor',
  purchaser: { name: 'Marie-Ève O’Brien-Tremblay', province },
  isSpecimen: false,
});
const JOINT = { name: 'Benoît Roy', email: 'benoit.roy@example.com' };
const withOffering = (changes: Partial<OfferingParticulars>) => {
  const from = sampleParticulars('en');
  const offering = from.deal.offering ?? expect.fail();
  return { ...from, deal: { ...from.deal, offering: { ...offering, ...changes } } };
};
const rowsOf = (form: FormToSign, from = sampleParticulars('en')) =>
  statementsOf(lawForm(form, from, documentTexts(from.language)).blocks).map(
    ({ choiceId, rows }) => choiceId ?? rows[0]?.rowId,
  );

describe('Form 45-106F4', () => {
  it.each([
    ['of an issuer that reports to nobody', {}, 'CAN-ON', ['loss', 'approval', 'liquidity', 'exempt-market']],
    [
      'of a reporting issuer, has four months instead of never',
      { isReportingIssuer: true },
      'CAN-ON',
      ['loss', 'approval', 'hold', 'exempt-market'],
    ],
    [
      'of a reporting issuer, for a purchaser in Manitoba, has neither',
      { isReportingIssuer: true },
      'CAN-MB',
      ['loss', 'approval', 'exempt-market'],
    ],
    [
      'of units that can be redeemed, has the limits of that right',
      { isRedeemable: true },
      'CAN-BC',
      ['loss', 'approval', 'liquidity', 'repurchase', 'exempt-market'],
    ],
  ] as const)('%s', (_row, offering, province, rows) => {
    expect(rowsOf(to('F4', province), withOffering(offering))).toEqual(rows);
  });

  it('never says that the seller is not registered, since the dealer is', () => {
    const text = textOf(lawForm(to('F4'), sampleParticulars('en'), documentTexts('en')));
    expect(text).not.toContain('is not registered');
    expect(text).toContain('You could lose your entire investment of $25,000.00.');
  });
});

describe('Form 45-106F9', () => {
  it('has four risks to initial and one choice of four rows, none of them marked', () => {
    const { blocks } = lawForm(to('F9'), sampleParticulars('en'), documentTexts('en'));
    expect(rowsOf(to('F9'))).toEqual(['loss', 'liquidity', 'information', 'advice', 'status']);
    const choice = blocks.find((block) => block.kind === 'choice') ?? expect.fail();
    expect(Object.keys(choice)).toEqual(['kind', 'choiceId', 'title', 'rows']);
    expect(choice.rows.map((row) => Object.keys(row))).toEqual(Array(4).fill(['rowId', 'text']));
  });

  it.each(['en', 'fr'] as const)('has its sections of issuer and dealer complete (%s)', (language) => {
    const { blocks } = lawForm(to('F9'), sampleParticulars(language), documentTexts(language));
    const filled = blocks.flatMap((block) => (block.kind === 'filled' ? [block] : []));
    expect(filled.map(({ by }) => by)).toEqual(['issuer', 'dealer', 'issuer']);
    const values = filled.flatMap(({ rows }) => rows);
    expect(values.filter(({ label, value }) => label.trim() === '' || value.trim() === '')).toEqual([]);
    expect(values.map(({ value }) => value)).toContain('Oluwaseun Okafor');
  });

  it('names the dealer where the order has no representative', () => {
    const from = sampleParticulars('en');
    const text = textOf(
      lawForm(to('F9'), { ...from, dealer: { ...from.dealer, representative: null } }, documentTexts('en')),
    );
    expect(text).toContain('Salesperson\nNorthline Exempt Market Inc.');
  });
});

describe('a form whose wording was not found', () => {
  it.each([
    ['F9', 'fr', 'Le texte prescrit de cette partie va ici.'],
    ['F4-schedules', 'en', 'The prescribed wording of this part goes here.'],
    ['F12', 'en', 'The prescribed wording of this part goes here.'],
    ['F5', 'fr', 'Le texte prescrit de cette partie va ici.'],
  ] as const)('%s (%s) says so in its place', (form, language, sentence) => {
    const text = textOf(lawForm(to(form), sampleParticulars(language), documentTexts(language)));
    expect(text).toContain(sentence);
    expect(text).not.toMatch(/\{\{|undefined|\bnull\b/);
  });

  it('says on its first line that it is a specimen where it is one', () => {
    const { blocks } = lawForm(
      { ...to('F12'), isSpecimen: true },
      sampleParticulars('en'),
      documentTexts('en'),
    );
    expect(blocks[0]).toMatchObject({ kind: 'paragraph', text: expect.stringMatching(/^Specimen\./) });
  });
});

describe('the forms of an order', () => {
  const couple = sampleParticulars('en', { jointInvestor: JOINT });
  const joints = (form: LawForm): FormToSign => ({
    ...to(form, 'CAN-QC'),
    for: 'joint',
    purchaser: { name: JOINT.name, province: 'CAN-QC' },
  });
  let next = 0;
  const newId = () => {
    next += 1;
    return `id${next}`;
  };

  it('are one for each purchaser, named after them, behind the papers of the dealer', () => {
    const documents = freezeDocuments(
      couple,
      null,
      [to('F4'), joints('F9')].map((form) => writeForm(form, couple)),
      newId,
    );
    expect(documents.map(({ kind, for: role, title }) => [kind, role, title])).toEqual([
      ['subscription-agreement', undefined, 'Subscription agreement'],
      ['risk-acknowledgement', undefined, 'Risk acknowledgement'],
      ['form-f4', 'investor', 'Form 45-106F4: Marie-Ève O’Brien-Tremblay'],
      ['form-f9', 'joint', 'Form 45-106F9: Benoît Roy'],
    ]);
  });

  it.each([
    ['without a form, all', sampleParticulars('en'), [], []],
    [
      'with the F4, no loss, approval and liquidity',
      sampleParticulars('en'),
      [to('F4')],
      ['loss', 'approval', 'liquidity'],
    ],
    [
      'with the F9, no loss, liquidity and information',
      sampleParticulars('en'),
      [to('F9')],
      ['loss', 'liquidity', 'information'],
    ],
    ['where one of two has no form, all', couple, [to('F4')], []],
    [
      'where two have other forms, without what both say',
      couple,
      [to('F4'), joints('F9')],
      ['loss', 'liquidity'],
    ],
    ['in French, where no wording was found, all', sampleParticulars('fr'), [to('F4')], []],
  ] as const)('leave the dealer’s own risks: %s', (_row, from, forms, left) => {
    const rows = (given: readonly FormToSign[]) =>
      statementsOf(
        riskAcknowledgement(
          from,
          documentTexts(from.language),
          given.map((form) => writeForm(form, from)),
        ).blocks,
      ).flatMap((one) => one.rows.map(({ rowId }) => rowId));
    const gone = rows([]).filter((row) => !rows(forms).includes(row));
    expect(gone).toEqual(left);
  });
});
