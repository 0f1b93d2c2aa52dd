import { COMPLETE_DRAFT } from '@portal/domain/offering/deals/testing/complete-draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Colleague, enterOffice } from '../../../../testing/colleagues.ts';
import { readOfficeDeal } from '../../../../testing/office-deals.ts';
import { openTestPortal, type TestPortal } from '../../../../testing/open-test-portal.ts';

let portal: TestPortal;
let writer: Colleague;
beforeAll(async () => {
  portal = await openTestPortal();
  writer = await enterOffice(portal, { role: 'deals' });
});
afterAll(() => portal.close());

const send = (format: 'csv' | 'json', text: string) => writer.post('/office/deals/import', { format, text });
const count = async () => (await portal.db.selectFrom('deals').select('id').execute()).length;
const fieldsOf = async (format: 'csv' | 'json', text: string) => (await send(format, text)).json().fields;

const HEADER =
  'slug,type,unitPrice,opensAt,content.name.en,content.name.fr,content.faqs.0.question.en,content.paysIncome';

describe('a file of deals', () => {
  it('as CSV becomes drafts, with line breaks and quotes in its cells', async () => {
    const text = `\uFEFF${HEADER}\r\none,land,"100.50",2027-03-31,"Maple ""Gate""",Porte,"Why?\nAnd how?",yes\r\ntwo,,,,,,,\r\n`;
    const { ids } = (await send('csv', text)).json().data;
    const { draft } = await readOfficeDeal(writer, ids[0]);
    expect(draft).toMatchObject({
      slug: 'one',
      type: 'land',
      unitPrice: 100.5,
      opensAt: '2027-03-31T00:00:00.000Z',
      content: {
        name: { en: 'Maple "Gate"', fr: 'Porte' },
        faqs: [{ question: { en: 'Why?\nAnd how?', fr: '' }, answer: { en: '', fr: '' } }],
        paysIncome: true,
      },
    });
    expect((await readOfficeDeal(writer, ids[1])).draft.unitPrice).toBeNull();
  });

  it('has costs in figures, and those that are not are pointed out', async () => {
    const columns = ['label.en', 'label.fr', 'kind', 'value', 'when', 'paidBy', 'isEstimate'];
    const header = ['slug', ...columns.map((name) => `content.costs.0.${name}`)].join(',');
    const { ids } = (
      await send('csv', `${header}\nwith-costs,Management,Gestion,percent,1.69,yearly,issuer,yes`)
    ).json().data;
    expect((await readOfficeDeal(writer, ids[0])).draft.content.costs).toEqual([
      {
        label: { en: 'Management', fr: 'Gestion' },
        kind: 'percent',
        value: 1.69,
        when: 'yearly',
        paidBy: 'issuer',
        isEstimate: true,
      },
    ]);
    expect(
      await fieldsOf('csv', `${header}\nbad-costs,Management,Gestion,share,"1,69",monthly,me,perhaps`),
    ).toEqual({
      'rows.1.content.costs.0.value': 'Enter a number',
      'rows.1.content.costs.0.isEstimate': 'Enter yes or no',
      'rows.1.content.costs.0.kind': 'This answer is not valid',
      'rows.1.content.costs.0.when': 'This answer is not valid',
      'rows.1.content.costs.0.paidBy': 'This answer is not valid',
    });
  });

  it('says where and how it is sold, and an unknown code is pointed out', async () => {
    const at = (name: string) => `content.offering.${name}`;
    const columns = ['offeredIn', 'exemptions', 'securityCode', 'issuer.isInvestmentFund', 'minimumRaise'];
    const more = ['appraisal.value', 'appraisal.asOf', 'statedValues.0.where.en', 'statedValues.0.value'];
    const header = ['slug', ...[...columns, ...more].map(at)].join(',');
    const { ids } = (
      await send('csv', `${header}\nwith-sale,CAN-ON CAN-QC,AI OM,LPU,no,50000,1200,2026-10-01,The barn,1500`)
    ).json().data;
    expect((await readOfficeDeal(writer, ids[0])).draft.content.offering).toMatchObject({
      offeredIn: ['CAN-ON', 'CAN-QC'],
      exemptions: ['AI', 'OM'],
      securityCode: 'LPU',
      issuer: { isInvestmentFund: false, isRealEstate: null },
      minimumRaise: 50_000,
      appraisal: { value: 1_200, asOf: '2026-10-01', appraiser: '', isIndependent: null },
      statedValues: [{ where: { en: 'The barn', fr: '' }, value: 1_500 }],
    });
    const bad = await fieldsOf('csv', `${header}\nbad-sale,CAN-XX,AI CROWD,XYZ,perhaps,much,1,2026-02-30,,`);
    const row = (name: string) => `rows.1.content.offering.${name}`;
    expect(bad).toMatchObject({
      [row('offeredIn.0')]: 'This answer is not valid',
      [row('exemptions.1')]: 'This answer is not valid',
      [row('securityCode')]: 'This answer is not valid',
      [row('issuer.isInvestmentFund')]: 'Enter yes or no',
      [row('minimumRaise')]: 'Enter a number',
      [row('appraisal.asOf')]: 'This answer is not valid',
    });
    expect(await fieldsOf('csv', `slug,${at('approval.file')}\na,b`)).toEqual({
      text: `Unknown column: ${at('approval.file')}`,
    });
  });

  it('as JSON may leave out parts of its sale, and brings no approval of another deal', async () => {
    const partial = { trustee: 'Cedar Narrows Trust Company', issuer: { isRealEstate: true } };
    const { ids } = (await send('json', JSON.stringify([{ content: { offering: partial } }]))).json().data;
    expect((await readOfficeDeal(writer, ids[0])).draft.content.offering).toMatchObject({
      trustee: 'Cedar Narrows Trust Company',
      issuer: { isRealEstate: true, isInvestmentFund: null },
      offeredIn: [],
    });
    const approval = { file: 'of-another', name: 'Ana Roy', role: 'CEO', on: '2026-11-01', of: '' };
    expect(await fieldsOf('json', JSON.stringify([{ content: { offering: { approval } } }]))).toEqual({
      'rows.1.content.offering.approval.file': 'This answer is not valid',
    });
  });

  it('with semicolons or tabs is read the same', async () => {
    for (const separator of [';', '\t']) {
      const text = `slug;type;content.name.en\nsep-${separator === ';' ? 'a' : 'b'};land;A, B`;
      const reply = await send('csv', text.replaceAll(';', separator));
      const { draft } = await readOfficeDeal(writer, reply.json().data.ids[0]);
      expect(draft.content.name.en).toBe('A, B');
    }
  });

  it('as JSON becomes drafts', async () => {
    const { ids } = (await send('json', JSON.stringify([{ ...COMPLETE_DRAFT, slug: 'from-json' }]))).json()
      .data;
    expect((await readOfficeDeal(writer, ids[0])).draft).toEqual({ ...COMPLETE_DRAFT, slug: 'from-json' });
  });

  it('is refused as a whole, with every faulty row', async () => {
    const before = await count();
    const text = `${HEADER}\ngood,land,100,,,,,\nbad,castle,"1 234,56",2027-02-30,,,,\ngood,land,1,31/03/2027,,,,maybe`;
    expect(await fieldsOf('csv', text)).toEqual({
      'rows.2.unitPrice': 'Enter a number',
      'rows.2.opensAt': expect.stringContaining('2027-03-31'),
      'rows.2.type': 'This answer is not valid',
      'rows.3.opensAt': expect.stringContaining('2027-03-31'),
      'rows.3.content.paysIncome': 'Enter yes or no',
      'rows.3.slug': 'Another deal uses this web address',
    });
    expect(await count()).toBe(before);
  });

  it.each([
    ['a column that there is not', 'csv', 'slug,price\na,1', 'Unknown column: price'],
    ['a column twice', 'csv', 'slug,slug\na,b', 'Duplicate column: slug'],
    [
      'an entry beyond what a deal may have',
      'csv',
      'content.faqs.30.question.en\na',
      'Unknown column: content.faqs.30.question.en',
    ],
    [
      'a row of more cells than columns',
      'csv',
      'slug,type\na,land\nb,land,x',
      'We could not read line 3 of the file',
    ],
    ['no row', 'csv', 'slug,type\n', 'The file contains no deals'],
    [
      'letters of another encoding',
      'csv',
      'slug,content.name.fr\na,R\uFFFDsidence',
      'The file is not in UTF-8. Save it as “CSV UTF-8” and choose it again',
    ],
    ['no list', 'json', '{}', 'The file must be a list of deals'],
    ['no JSON', 'json', '[\n{"slug": }]', 'The file is not valid JSON'],
    [
      'too many',
      'json',
      JSON.stringify(Array.from({ length: 201 }, () => ({}))),
      'The file has more than 200 deals',
    ],
  ] as const)('is refused for %s', async (_what, format, text, sentence) => {
    expect(await fieldsOf(format, text)).toEqual({ text: sentence });
  });

  it.each([
    ['commas and nothing else', ','.repeat(1_900_000), 1],
    ['a row of more commas than any', `slug\n${','.repeat(1_900_000)}`, 2],
    ['more columns than a deal has fields', `${'slug,'.repeat(1_500)}slug`, 1],
  ])('is refused for %s, with the line', async (_what, text, line) => {
    expect(await fieldsOf('csv', text)).toEqual({ text: expect.stringContaining(`${line}`) });
  });

  it('is refused for more rows than it may have, however many follow', async () => {
    expect(await fieldsOf('csv', `slug\n${'a\n'.repeat(500_000)}`)).toEqual({
      text: expect.stringContaining('200'),
    });
  });

  it('is refused for the slug of an existing deal', async () => {
    await send('json', JSON.stringify([{ slug: 'there-already' }]));
    expect(await fieldsOf('json', JSON.stringify([{}, { slug: 'there-already' }]))).toEqual({
      'rows.2.slug': 'Another deal uses this web address',
    });
  });
});
