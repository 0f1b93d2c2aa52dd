import { describe, expect, it } from 'vitest';
import { countriesIn, countryName } from './countries.ts';
import { ALPHA_2_OF, isCountryCode } from './is-country-code.ts';

describe('the table of countries', () => {
  it('has the 249 entries of ISO 3166-1, each code once', () => {
    expect(ALPHA_2_OF.size).toBe(249);
    expect(new Set(ALPHA_2_OF.values()).size).toBe(249);
  });

  it.each([...ALPHA_2_OF])('%s and %s are codes with a name in both languages', (alpha3, alpha2) => {
    expect(`${alpha3} ${alpha2}`).toMatch(/^[A-Z]{3} [A-Z]{2}$/);
    for (const language of ['en', 'fr'] as const) {
      expect(countryName(alpha3, language).length).toBeGreaterThan(3);
    }
  });
});

describe('a country', () => {
  it.each([
    ['CAN', 'Canada', 'Canada'],
    ['USA', 'United States', 'États-Unis'],
    ['DEU', 'Germany', 'Allemagne'],
    ['CHE', 'Switzerland', 'Suisse'],
    ['CHN', 'China', 'Chine'],
    ['AUS', 'Australia', 'Australie'],
    ['AUT', 'Austria', 'Autriche'],
    ['PRK', 'North Korea', 'Corée du Nord'],
    ['KOR', 'South Korea', 'Corée du Sud'],
    ['SVK', 'Slovakia', 'Slovaquie'],
    ['SVN', 'Slovenia', 'Slovénie'],
    ['ZAF', 'South Africa', 'Afrique du Sud'],
    ['CIV', 'Côte d’Ivoire', 'Côte d’Ivoire'],
  ])('%s is %s and %s', (code, en, fr) => {
    expect(countryName(code, 'en')).toBe(en);
    expect(countryName(code, 'fr')).toBe(fr);
  });

  it.each([
    ['CAN', true],
    ['can', false],
    ['CA', false],
    ['XXX', false],
    ['XKX', false],
    ['', false],
    [124, false],
  ])('%s is a code: %s', (code, expected) => {
    expect(isCountryCode(code)).toBe(expected);
  });

  it('that is unknown keeps its code', () => {
    expect(countryName('XXX', 'en')).toBe('XXX');
  });
});

describe.each(['en', 'fr'] as const)('the list in %s', (language) => {
  const list = countriesIn(language);

  it('begins with Canada and the United States and has every country once', () => {
    expect(list.slice(0, 2).map(({ code }) => code)).toEqual(['CAN', 'USA']);
    expect(new Set(list.map(({ code }) => code))).toEqual(new Set(ALPHA_2_OF.keys()));
    expect(list).toHaveLength(249);
  });

  it('then follows the alphabet of the language, accents not at the end', () => {
    const names = list.slice(2).map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(`${language}-CA`).compare));
    const accented = { en: ['Oman', 'Réunion', 'Romania'], fr: ['Danemark', 'Égypte', 'Finlande'] }[language];
    expect(names.filter((name) => accented.includes(name))).toEqual(accented);
  });

  it('is made once', () => {
    expect(countriesIn(language)).toBe(list);
  });
});
