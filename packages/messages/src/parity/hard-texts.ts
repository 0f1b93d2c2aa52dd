import type { TextMap } from './flatten-texts.ts';
import { matchesPattern } from './flatten-texts.ts';
import { readingGrade } from './reading-grade.ts';

/** Every text of the portal reads below this school year. */
const GRADE_LIMIT = 9;
/** How many of the hardest are worth a look after a run. */
export const WORST_SHOWN = 15;

/** Keys of texts that keep their words although they are hard, each with the reason. `*` as in `matchesPattern`. */
export type HardOnPurpose = Readonly<Record<string, string>>;

type GradedText = { key: string; grade: number };

/** The texts that are long enough to be measured, the hardest first. */
export function gradedTexts(language: 'en' | 'fr', texts: TextMap): GradedText[] {
  return [...texts]
    .flatMap(([key, text]) => {
      const grade = readingGrade(language, text);
      return grade === null ? [] : [{ key, grade }];
    })
    .sort((one, other) => other.grade - one.grade);
}

/** Texts at or above the limit that are not hard on purpose, and reasons that no text needs any more. */
export function hardTextProblems(texts: Record<'en' | 'fr', TextMap>, onPurpose: HardOnPurpose): string[] {
  const patterns = Object.keys(onPurpose);
  const hard = (['en', 'fr'] as const).flatMap((language) =>
    gradedTexts(language, texts[language])
      .filter(({ grade }) => grade >= GRADE_LIMIT)
      .map((graded) => ({ ...graded, language })),
  );
  return [
    ...hard
      .filter(({ key }) => !patterns.some((pattern) => matchesPattern(key, pattern)))
      .map(
        ({ key, grade, language }) =>
          `${key}: in ${language}, takes grade ${grade.toFixed(1)} to read; the limit is ${GRADE_LIMIT}. Shorter sentences, shorter words`,
      ),
    ...patterns
      .filter((pattern) => !hard.some(({ key }) => matchesPattern(key, pattern)))
      .map((pattern) => `${pattern}: is hard on purpose, and no text of that name is`),
  ];
}
