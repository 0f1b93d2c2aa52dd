import { describe, expect, it } from 'vitest';
import { flattenTexts } from './flatten-texts.ts';
import { findKeyMentions, usageProblems } from './key-usage.ts';

const BLOCKS = new Set(['wizard', 'errors']);
const TEXTS = flattenTexts('wizard', {
  next: 'Next',
  cancel: { title: 'Cancel?', yes: 'Yes' },
  left_one: 'One',
  left_other: 'More',
});

/** What is wrong when this is all the source there is. */
const problemsOf = (source: string, dynamic = {}) =>
  usageProblems(TEXTS, [findKeyMentions(source, BLOCKS)], dynamic);

const READS_ALL =
  "t('wizard.next'); t('wizard.cancel.title'); t('wizard.cancel.yes'); t('wizard.left', { count });";

describe('keys in code', () => {
  it('is content when every text is read and every key exists', () => {
    expect(problemsOf(READS_ALL)).toEqual([]);
  });

  it('names a key that does not exist, in a call, a property or an attribute', () => {
    expect(
      problemsOf(
        `${READS_ALL} t('wizard.nxt'); ({ messageKey: 'errors.lost' }); <A labelKey="wizard.lost" />`,
      ),
    ).toEqual([
      'wizard.nxt: looked up, but there is no such text',
      'errors.lost: looked up, but there is no such text',
      'wizard.lost: looked up, but there is no such text',
    ]);
  });

  it('names a text that nobody reads, each plural form of it', () => {
    expect(problemsOf("t('wizard.next'); t('wizard.cancel.title'); t('wizard.cancel.yes');")).toEqual([
      'wizard.left_one: nobody reads this text',
      'wizard.left_other: nobody reads this text',
    ]);
  });

  it.each([
    ['a template', "t('wizard.next'); t('wizard.left'); t(`wizard.cancel.$" + '{answer}`);'],
    ['an inner block', "t('wizard.next'); t('wizard.left'); showDialog('wizard.cancel');"],
    ['a property path', "t('wizard.next'); t('wizard.left'); write(english.wizard.cancel);"],
  ])('finds use by %s', (_way, source) => {
    expect(problemsOf(source)).toEqual([]);
  });

  it('refuses a template and a declared pattern that no key fits', () => {
    expect(
      problemsOf(`${READS_ALL} t(\`wizard.tabs.\${name}\`);`, { 'wizard.pages.*': 'from the list of pages' }),
    ).toEqual([
      'wizard.tabs.*: no text has a key of this form',
      'wizard.pages.*: no text has a key of this form',
    ]);
  });

  it('leaves other dotted texts alone', () => {
    expect(problemsOf(`${READS_ALL} audit('trade.approved'); open('basics.phone');`)).toEqual([]);
  });
});
