import { describe, expect, it } from 'vitest';
import { PROVINCES, type ProvinceCode } from '../../../ground/people/provinces.ts';
import type { Offering } from '../offering.ts';
import { draftWith } from '../testing/complete-draft.ts';
import { COMPLETE_OFFERING } from '../testing/complete-offering.ts';
import { emptyOffering } from './empty-offering.ts';
import { problemsOfOffering } from './offering-problems.ts';
import { pageMark } from './page-mark.ts';
import type { SaleFacts } from './unlawful-in.ts';

const FACTS: SaleFacts = { today: '2026-11-29', memorandumLanguages: ['en', 'fr'] };
const NO_FUND = { isInvestmentFund: false, isRedeemable: false, isReportingIssuer: false };
const CLOSED_FUND = { isInvestmentFund: true, isRedeemable: false, isReportingIssuer: false };
const OPEN_FUND = { isInvestmentFund: true, isRedeemable: true, isReportingIssuer: false };
const REPORTING_FUND = { isInvestmentFund: true, isRedeemable: true, isReportingIssuer: true };
const ISSUERS = [
  ['an issuer that is no fund', NO_FUND],
  ['a fund that takes nothing back', CLOSED_FUND],
  ['a fund that takes units back and does not report', OPEN_FUND],
  ['a fund that takes units back and reports', REPORTING_FUND],
] as const;
const FUNDS_BARRED: readonly ProvinceCode[] = ['CAN-NB', 'CAN-ON', 'CAN-QC'];
const OPEN_FUNDS_BARRED_BY_YEAR: readonly ProvinceCode[] = ['CAN-AB', 'CAN-NS', 'CAN-SK'];
const OPEN_FUNDS_BARRED_BY_PURCHASE: readonly ProvinceCode[] = [
  'CAN-MB',
  'CAN-PE',
  'CAN-NT',
  'CAN-NU',
  'CAN-YT',
];
const EXEMPTIONS = ['AI', 'OM', 'FFBA', 'MIN'] as const satisfies Offering['exemptions'];

const WITH_MEMORANDUM: Partial<Offering> = {
  exemptions: ['AI', 'OM'],
  memorandum: { form: 'F2', certificateOn: '2026-11-01', schedules: ['first'] },
};

/** What is wrong with an offering whose issuer approved it as it is, unless the row says otherwise. */
function problems(changes: Partial<Offering>, facts: Partial<SaleFacts> = {}): string[] {
  const bare = draftWith('content.offering', { ...COMPLETE_OFFERING, ...changes });
  const approval = { file: 'letter', name: 'Ana Roy', role: 'CEO', on: '2026-11-20', of: pageMark(bare) };
  const draft =
    'approval' in changes
      ? bare
      : draftWith('content.offering', { ...COMPLETE_OFFERING, ...changes, approval });
  return problemsOfOffering(draft, { ...FACTS, ...facts }).map(
    ({ path, key }) => `${path.replace('content.offering.', '')} ${key.replace('dealProblems.', '')}`,
  );
}

/** The law's own table, written once more. */
function expectedRule(province: ProvinceCode, issuer: (typeof ISSUERS)[number][1]): string[] {
  if (!issuer.isInvestmentFund) {
    return [];
  }
  if (FUNDS_BARRED.includes(province)) {
    return ['offeredIn law.om-no-funds'];
  }
  const isOpen = issuer.isRedeemable && !issuer.isReportingIssuer;
  if (isOpen && OPEN_FUNDS_BARRED_BY_YEAR.includes(province)) {
    return ['offeredIn law.om-funds-year'];
  }
  return isOpen && OPEN_FUNDS_BARRED_BY_PURCHASE.includes(province)
    ? ['offeredIn law.om-funds-purchase']
    : [];
}

describe('a deal offered in one province or territory (NI 45-106 s. 2.9(2)(d), (2.2))', () => {
  const rows = PROVINCES.flatMap((province) =>
    ISSUERS.flatMap(([kind, issuer]) =>
      EXEMPTIONS.map((exemption) => [kind, province, exemption, issuer] as const),
    ),
  );
  it.each(rows)(
    'by %s in %s under %s is published where the law allows it',
    (_kind, province, exemption, flags) => {
      const issuer = { ...COMPLETE_OFFERING.issuer, ...flags };
      const sale = { ...WITH_MEMORANDUM, exemptions: [exemption], offeredIn: [province], issuer };
      expect(problems(sale)).toEqual(exemption === 'OM' ? expectedRule(province, flags) : []);
    },
  );

  it('is not published where one of many provinces bars it, whatever else is offered there', () => {
    const issuer = { ...COMPLETE_OFFERING.issuer, ...CLOSED_FUND };
    expect(problems({ ...WITH_MEMORANDUM, offeredIn: ['CAN-AB', 'CAN-QC'], issuer })).toEqual([
      'offeredIn law.om-no-funds',
    ]);
  });
});

describe('a sale that is whole', () => {
  it('has no problems, to accredited investors alone and with a memorandum', () => {
    expect(problems({ approval: null })).toEqual([]);
    expect(problems(WITH_MEMORANDUM)).toEqual([]);
  });

  it('names everything that one of nothing lacks, each field once', () => {
    const found = problems({ ...emptyOffering(), approval: null });
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual([
      'securityCode missing',
      'securityName.en missing',
      'securityName.fr missing',
      'trustee missing',
      'releaseConditions.en missing',
      'releaseConditions.fr missing',
      'issuer.isInvestmentFund missing',
      'issuer.isReportingIssuer missing',
      'issuer.isRealEstate missing',
      'issuer.isCollectiveVehicle missing',
      'issuer.financialYearEnd missing',
      'related.kind missing',
      'offeredIn missing',
      'exemptions missing',
      'minimumRaise missing',
      'redemption.status missing',
      'redemption.terms.en missing',
      'redemption.terms.fr missing',
    ]);
  });
});

const APPRAISAL = COMPLETE_OFFERING.appraisal;
const appraised = (changes: object) => ({
  ...WITH_MEMORANDUM,
  ...(APPRAISAL === null ? {} : { appraisal: { ...APPRAISAL, ...changes } }),
});
const MEMORANDUM = { form: 'F2', certificateOn: '2026-11-01', schedules: ['first'] } as const;
const certified = (certificateOn: string | null): Partial<Offering> => ({
  ...WITH_MEMORANDUM,
  memorandum: { ...MEMORANDUM, schedules: ['first'], certificateOn },
});
const related = (kind: 'related' | 'connected', fr: string): Partial<Offering> => ({
  related: { kind, how: { en: 'It owns a tenth of us.', fr } },
});

describe('a sale that is not lawful, or lacks a fact', () => {
  it.each<[string, Partial<Offering>, Partial<SaleFacts>, string[]]>([
    [
      'in Québec with a memorandum in English alone (QSA s. 40.1)',
      WITH_MEMORANDUM,
      { memorandumLanguages: ['en'] },
      ['offeredIn law.om-in-french'],
    ],
    ['in Québec with a memorandum in French alone', WITH_MEMORANDUM, { memorandumLanguages: ['fr'] }, []],
    [
      'outside Québec with a memorandum in English alone',
      { ...WITH_MEMORANDUM, offeredIn: ['CAN-ON'] },
      { memorandumLanguages: ['en'] },
      [],
    ],
    [
      'in Québec to accredited investors alone, with nothing in French',
      {},
      { memorandumLanguages: ['en'] },
      [],
    ],
    [
      'with a memorandum that nobody published',
      WITH_MEMORANDUM,
      { memorandumLanguages: [] },
      ['exemptions memorandumMissing'],
    ],
    [
      'with a memorandum whose form nobody said',
      { ...WITH_MEMORANDUM, memorandum: { form: null, certificateOn: '2026-11-01', schedules: [] } },
      {},
      ['memorandum.form missing'],
    ],
    ['with a memorandum without a certificate', certified(null), {}, ['memorandum.certificateOn missing']],
    ['with a certificate of today', certified('2026-11-29'), {}, []],
    ['with a certificate of tomorrow', certified('2026-11-30'), {}, ['memorandum.certificateOn dayToCome']],
    [
      'without an appraisal by an issuer in real estate (s. 2.9(19.5))',
      { ...WITH_MEMORANDUM, appraisal: null, statedValues: [] },
      {},
      ['appraisal law.appraisal-needed'],
    ],
    [
      'without an appraisal by an issuer that is not in real estate',
      {
        ...WITH_MEMORANDUM,
        appraisal: null,
        statedValues: [],
        issuer: { ...COMPLETE_OFFERING.issuer, isRealEstate: false },
      },
      {},
      [],
    ],
    ['without an appraisal to accredited investors alone', { appraisal: null, statedValues: [] }, {}, []],
    [
      'with a stated value and no appraised one beside it (s. 2.9(19.8))',
      { appraisal: null },
      {},
      ['statedValues law.appraisal-as-prominent'],
    ],
    [
      'with an appraisal by somebody who is not independent',
      appraised({ isIndependent: false }),
      {},
      ['appraisal.isIndependent law.appraisal-needed'],
    ],
    ['with an appraisal six months old to the day', appraised({ asOf: '2026-05-29' }), {}, []],
    [
      'with an appraisal six months and a day old (s. 2.9(19.6)(d))',
      appraised({ asOf: '2026-05-28' }),
      {},
      ['appraisal.asOf law.appraisal-age'],
    ],
    [
      'with an appraisal of 31 August on the last day of February',
      appraised({ asOf: '2026-08-31' }),
      { today: '2027-02-28' },
      [],
    ],
    [
      'with the same one the day after',
      appraised({ asOf: '2026-08-31' }),
      { today: '2027-03-01' },
      ['appraisal.asOf law.appraisal-age'],
    ],
    ['with an appraisal of tomorrow', appraised({ asOf: '2026-11-30' }), {}, ['appraisal.asOf dayToCome']],
    ['with an appraised value of nothing', appraised({ value: 0 }), {}, ['appraisal.value aboveZero']],
    [
      'by a related issuer without the French sentence (NI 31-103 s. 13.6)',
      related('related', ' '),
      {},
      ['related.how.fr law.related-issuer'],
    ],
    [
      'by a connected issuer with its sentence',
      related('connected', 'Elle détient un dixième de notre capital.'),
      {},
      [],
    ],
    [
      'in one of the six without the issuer’s approval (s. 2.9(5.2))',
      { ...WITH_MEMORANDUM, approval: null },
      {},
      ['approval law.om-approved-by-issuer'],
    ],
    [
      'in British Columbia alone without the issuer’s approval',
      { ...WITH_MEMORANDUM, offeredIn: ['CAN-BC'], approval: null },
      {},
      [],
    ],
    [
      'with redemptions suspended, nobody says since when',
      { redemption: { ...COMPLETE_OFFERING.redemption, status: 'suspended', since: null, source: '' } },
      {},
      ['redemption.since missing', 'redemption.source missing'],
    ],
    [
      'by a fund of which nobody said whether it takes units back',
      { issuer: { ...COMPLETE_OFFERING.issuer, isInvestmentFund: true, isRedeemable: null } },
      {},
      ['issuer.isRedeemable missing'],
    ],
  ])('%s', (_what, changes, facts, expected) => {
    expect(problems(changes, facts)).toEqual(expected);
  });
});

describe('what the issuer approved', () => {
  const approved = { ...COMPLETE_OFFERING, ...WITH_MEMORANDUM };
  const of = pageMark(draftWith('content.offering', approved));
  const approval = { file: 'letter', name: 'Ana Roy', role: 'CEO', on: '2026-11-20', of };
  const draft = draftWith('content.offering', { ...approved, approval });
  const found = (changed: typeof draft) =>
    problemsOfOffering(changed, FACTS).map(({ path, key }) => `${path} ${key}`);

  it('is the page as it is', () => {
    expect(found(draft)).toEqual([]);
    expect(
      found({
        ...draft,
        content: {
          ...draft.content,
          summary: { en: ' Sixty  rental homes. ', fr: 'Soixante logements locatifs.' },
        },
      }),
    ).toEqual([]);
  });

  it.each([
    [
      'a word',
      {
        ...draft,
        content: { ...draft.content, summary: { en: 'Sixty homes.', fr: 'Soixante logements locatifs.' } },
      },
    ],
    ['the price', { ...draft, unitPrice: 101 }],
    [
      'where it is offered',
      {
        ...draft,
        content: { ...draft.content, offering: { ...approved, approval, offeredIn: ['CAN-ON' as const] } },
      },
    ],
  ])('is asked for again once somebody changes %s', (_what, changed) => {
    expect(found(changed)).toEqual(['content.offering.approval.file dealProblems.changedSinceApproval']);
  });

  it('is given by somebody, on a day that was', () => {
    const offering = {
      ...approved,
      approval: { ...approval, name: '', role: '', on: '2026-11-30', file: '' },
    };
    expect(found(draftWith('content.offering', offering))).toEqual([
      'content.offering.approval.file dealProblems.documentMissing',
      'content.offering.approval.name dealProblems.missing',
      'content.offering.approval.role dealProblems.missing',
      'content.offering.approval.on dealProblems.dayToCome',
    ]);
  });
});
