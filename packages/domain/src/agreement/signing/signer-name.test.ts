import { describe, expect, it } from 'vitest';
import { initialsOf, isSignerName } from './signer-name.ts';

describe('a typed name', () => {
  it.each([
    ['as it is', 'Ada Tremblay', 'Ada Tremblay'],
    ['in small letters', 'ada tremblay', 'Ada Tremblay'],
    ['with blanks around and between', '  Ada   Tremblay ', 'Ada Tremblay'],
    ['without the accents', 'Marie-Eve Beliveau', 'Marie-Ève Béliveau'],
    ['without the hyphens', 'Marie Eve Obrien Tremblay', 'Marie-Ève O’Brien-Tremblay'],
    ['with another apostrophe', "Sean O'Neil", 'Sean O’Neil'],
    ['without the middle names', 'Ada Tremblay', 'Ada Louise Marie Tremblay'],
    ['with some of the middle names', 'Ada Marie Tremblay', 'Ada Louise Marie Tremblay'],
    ['of one word, where the person has one', 'Suharto', 'Suharto'],
    ['without strokes and the marks over them', 'Dang Thi Dao', 'Đặng Thị Đào'],
    ['with a blank for an apostrophe', 'Jean D Amours', 'Jean D’Amours'],
    ['without the sign of a breath', 'Kaiulani Memmedov', 'Kaʻiulani Məmmədov'],
    ['in one word where it has a hyphen', 'Marieeve Roy', 'Marie-Ève Roy'],
    ['with ss for ß', 'Anna Gross', 'Anna Groß'],
    ['on a keyboard of East Asia', 'Ａｄａ Tremblay', 'Ada Tremblay'],
    ['in syllabics', 'ᐱᐊᑕ ᐅᓪᓗᕆᐊᖅ', 'ᐱᐊᑕ ᐅᓪᓗᕆᐊᖅ'],
    ['with its initials as they are written', 'JR Roy', 'J.R. Roy'],
  ])('is the signer’s %s', (_row, typed, name) => {
    expect(isSignerName(typed, name)).toBe(true);
  });

  it.each([
    ['empty', '', 'Ada Tremblay'],
    ['blank', '  - ', 'Ada Tremblay'],
    ['a first name alone', 'Ada', 'Ada Tremblay'],
    ['a first name alone that is also the last', 'Thomas', 'Thomas Thomas'],
    ['initials', 'A. T.', 'Ada Tremblay'],
    ['in one word, where the person has two', 'AdaTremblay', 'Ada Tremblay'],
    ['with letters of its own besides', 'Ada Tremblayy', 'Ada Tremblay'],
    ['another person’s', 'Louis Tremblay', 'Ada Tremblay'],
    ['with a word that is not in the name', 'Ada Jane Tremblay', 'Ada Louise Tremblay'],
    ['in another order', 'Tremblay Ada', 'Ada Tremblay'],
    ['without the first name', 'Louise Tremblay', 'Ada Louise Tremblay'],
    ['without the last name', 'Ada Louise', 'Ada Louise Tremblay'],
    ['empty, where the person’s has no letter either', '', ' - '],
  ])('is not the signer’s when it is %s', (_row, typed, name) => {
    expect(isSignerName(typed, name)).toBe(false);
  });
});

describe('initials', () => {
  it.each([
    ['Ada Tremblay', 'AT'],
    ['Ada Louise Tremblay', 'AT'],
    ['élodie d’Amours', 'ÉD'],
    ['Suharto', 'S'],
    ['x̱aana Ṣ̱ólá', 'X̱Ṣ̱'],
    ['  Ada   Tremblay ', 'AT'],
    ['', ''],
  ])('of %s are %s', (name, expected) => {
    expect(initialsOf(name)).toBe(expected);
  });
});
