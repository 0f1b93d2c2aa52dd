import { describe, expect, it } from 'vitest';
import { formatInfoTable } from '../info-table.ts';
import { dealQueryOf, parseDealQuery, SEARCH_MAX_LENGTH } from './deal-query.ts';
import {
  type DealCriteria,
  type FilterableDeal,
  filterDeals,
  isNarrowed,
  NO_CRITERIA,
} from './filter-deals.ts';

const issuer = { name: 'Issuer', summary: '', city: '', province: '', email: '', phone: '' };
const listed = (name: string, part: Partial<FilterableDeal>): FilterableDeal => ({
  name,
  type: 'apartments',
  location: '',
  province: 'CAN-ON',
  summary: '',
  issuer,
  infoTable: [],
  unitPrice: 100,
  minimumUnits: 10,
  unitsTotal: 100,
  unitsTaken: 0,
  opensAt: '2026-01-01T00:00:00Z',
  closesAt: '2027-01-01T00:00:00Z',
  ...part,
});

const table = (pays: string, term: string): FilterableDeal['infoTable'] =>
  formatInfoTable([
    { kind: 'targetReturn', label: 'Target', value: pays },
    { kind: 'term', label: 'Term', value: term },
  ]);

const DEALS = [
  listed('Érables du Canal', {
    location: 'Montréal, Québec',
    province: 'CAN-QC',
    summary: 'Un cœur de quartier',
    infoTable: table('8,5-10 %', '5-7 ans'),
    unitsTaken: 50,
    closesAt: '2026-12-01T00:00:00Z',
  }),
  listed('Prairie Acres', {
    type: 'land',
    location: 'Swift Current',
    province: 'CAN-SK',
    minimumUnits: 50,
    infoTable: table('4-6%', '8-10y'),
    opensAt: '2026-06-01T00:00:00Z',
  }),
  listed('Aurora Storage 10', {
    type: 'energy',
    unitPrice: 1_000,
    issuer: { ...issuer, name: 'Aurora Énergie' },
    infoTable: table('8.5-12%', '2y'),
  }),
  listed('Aurora Storage 9', { type: 'energy', unitPrice: 1_000, minimumUnits: 0, unitsTaken: 50 }),
];

describe('the list of deals', () => {
  const names = (criteria: Partial<DealCriteria>) =>
    filterDeals(DEALS, { ...NO_CRITERIA, sort: 'name', ...criteria }, 'fr').map(({ name }) => name);

  it.each<[string, Partial<DealCriteria>, string[]]>([
    [
      'is whole without criteria',
      {},
      ['Aurora Storage 9', 'Aurora Storage 10', 'Érables du Canal', 'Prairie Acres'],
    ],
    ['is searched without accents', { q: 'erables montreal' }, ['Érables du Canal']],
    ['is searched without capitals', { q: 'PRAIRIE' }, ['Prairie Acres']],
    ['is searched through ligatures', { q: 'coeur' }, ['Érables du Canal']],
    ['is searched by issuer', { q: 'énergie' }, ['Aurora Storage 10']],
    ['is searched for all words', { q: 'aurora montreal' }, []],
    ['is whole for a blank search', { q: '  ' }, names({})],
    ['is narrowed to a type', { type: ['land'] }, ['Prairie Acres']],
    ['is narrowed to types', { type: ['land', 'apartments'] }, ['Érables du Canal', 'Prairie Acres']],
    ['is narrowed to a province', { province: ['CAN-QC'] }, ['Érables du Canal']],
    ['is narrowed from below', { minimum: [5_000, null] }, ['Aurora Storage 10', 'Prairie Acres']],
    ['is narrowed from above', { minimum: [null, 1_000] }, ['Aurora Storage 9', 'Érables du Canal']],
    [
      'is narrowed to a range',
      { minimum: [1_000, 5_000] },
      ['Aurora Storage 9', 'Érables du Canal', 'Prairie Acres'],
    ],
    [
      'is narrowed by return, to those that say it',
      { return: 8.5 },
      ['Aurora Storage 10', 'Érables du Canal'],
    ],
    ['is narrowed by term, to those that say it', { term: 7 }, ['Aurora Storage 10', 'Érables du Canal']],
    [
      'is sorted by return, those that say none at the end',
      { sort: 'return' },
      ['Aurora Storage 10', 'Érables du Canal', 'Prairie Acres', 'Aurora Storage 9'],
    ],
    [
      'is sorted by term, those that say none at the end',
      { sort: 'term' },
      ['Aurora Storage 10', 'Érables du Canal', 'Prairie Acres', 'Aurora Storage 9'],
    ],
    [
      'is sorted by its end',
      { sort: 'closing' },
      ['Érables du Canal', 'Aurora Storage 9', 'Aurora Storage 10', 'Prairie Acres'],
    ],
    [
      'is sorted by its beginning',
      { sort: 'newest' },
      ['Prairie Acres', 'Aurora Storage 9', 'Aurora Storage 10', 'Érables du Canal'],
    ],
    [
      'is sorted by the smallest order',
      { sort: 'minimum' },
      ['Aurora Storage 9', 'Érables du Canal', 'Prairie Acres', 'Aurora Storage 10'],
    ],
    [
      'is sorted by what is taken',
      { sort: 'funded' },
      ['Aurora Storage 9', 'Érables du Canal', 'Aurora Storage 10', 'Prairie Acres'],
    ],
  ])('%s', (_row, criteria, expected) => {
    expect(names(criteria)).toEqual(expected);
  });

  it.each(['trois rivieres', 'TROIS-RIVIERES', 'l’érable', 'l erable', 'lerable'])(
    'finds the sugar bush of Trois-Rivières by %s',
    (q) => {
      const bush = listed("Domaine de l'Érable", { location: 'Trois-Rivières' });
      expect(filterDeals([bush], { ...NO_CRITERIA, q }, 'fr')).toEqual([bush]);
    },
  );

  it('given is left as it is', () => {
    const before = [...DEALS];
    filterDeals(DEALS, { ...NO_CRITERIA, sort: 'name' }, 'en');
    expect(DEALS).toEqual(before);
  });

  it.each<[string, Partial<DealCriteria>, boolean]>([
    ['nothing', {}, false],
    ['blanks', { q: ' ' }, false],
    ['a hyphen alone', { q: '-' }, false],
    ['an order', { sort: 'name' }, false],
    ['a search', { q: 'x' }, true],
    ['a type', { type: ['land'] }, true],
    ['a province', { province: ['CAN-ON'] }, true],
    ['one end of a range', { minimum: [null, 0] }, true],
    ['a return', { return: 5 }, true],
    ['a term', { term: 5 }, true],
  ])('narrowed by %s: %3$s', (_row, criteria, narrowed) => {
    expect(isNarrowed({ ...NO_CRITERIA, ...criteria })).toBe(narrowed);
  });
});

describe('the query of the list of deals', () => {
  it.each<[string, [string, string][], Partial<DealCriteria>]>([
    ['may be empty', [], {}],
    [
      'carries lists with brackets',
      [
        ['type[]', 'energy'],
        ['type[]', 'land'],
        ['province[]', 'CAN-QC'],
      ],
      { type: ['land', 'energy'], province: ['CAN-QC'] },
    ],
    ['is understood without brackets', [['type', 'land']], { type: ['land'] }],
    [
      'carries both ends of a range',
      [
        ['minimum[]', '1000'],
        ['minimum[]', '5000.50'],
      ],
      { minimum: [1_000, 5_000.5] },
    ],
    [
      'may leave an end open',
      [
        ['minimum[]', ''],
        ['minimum[]', '5000'],
      ],
      { minimum: [null, 5_000] },
    ],
    [
      'may have its ends the wrong way round',
      [
        ['minimum[]', '5000'],
        ['minimum[]', '1000'],
      ],
      { minimum: [1_000, 5_000] },
    ],
    ['names an order', [['sort', 'funded']], { sort: 'funded' }],
    [
      'bounds return and term',
      [
        ['return', '6.5'],
        ['term', '5'],
      ],
      { return: 6.5, term: 5 },
    ],
    ['has a search of limited length', [['q', 'x'.repeat(500)]], { q: 'x'.repeat(SEARCH_MAX_LENGTH) }],
    [
      'loses what is not understood',
      [
        ['type[]', 'castles'],
        ['province[]', 'USA-NY'],
        ['minimum[]', '-1'],
        ['minimum[]', '1'.repeat(20)],
        ['sort', 'luck'],
        ['return', 'a lot'],
        ['term', '-3'],
        ['page', '2'],
      ],
      {},
    ],
  ])('%s', (_row, query, criteria) => {
    expect(parseDealQuery(query)).toEqual({ ...NO_CRITERIA, ...criteria });
  });

  it.each<[string, Partial<DealCriteria>]>([
    ['nothing', {}],
    ['one end of a range', { minimum: [null, 5_000] }],
    [
      'everything',
      {
        q: 'sugar bush',
        type: ['land', 'energy'],
        province: ['CAN-QC'],
        minimum: [100, 5_000],
        return: 6.5,
        term: 10,
        sort: 'term',
      },
    ],
  ])('written for %s reads as it was meant', (_what, criteria) => {
    const meant = { ...NO_CRITERIA, ...criteria };
    expect(parseDealQuery(dealQueryOf(meant))).toEqual(meant);
  });

  it('written for everything is empty', () => {
    expect(dealQueryOf(NO_CRITERIA)).toEqual([]);
  });
});
