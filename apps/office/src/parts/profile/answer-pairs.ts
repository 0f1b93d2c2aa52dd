import { answeredFields } from '@portal/domain/client/kyc/asked-fields';
import { partAt } from '@portal/domain/client/kyc/draft';
import { contextOf } from '@portal/domain/client/kyc/kyc-context';
import { labelKeyOf } from '@portal/domain/client/kyc/kyc-texts';
import type { SectionName } from '@portal/domain/client/kyc/section-names';
import { SECTION_FIELDS } from '@portal/domain/client/kyc/section-rules';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useAnswerText } from '@portal/web/profile/use-answer-text';
import { useTranslation } from 'react-i18next';

type Answers = Readonly<Record<string, unknown>>;

/** An answer in words, and the same one in another version. */
export type AnswerPair = {
  id: string;
  label: string;
  value: string;
  other: string;
  isChanged: boolean;
  /** Of an answer that is masked: its path, by which the whole number is asked for. */
  secretPath: string | null;
};

/** The answers of a section that count in either version, in the order in which they are asked. A new field of the profile is among them by itself. */
export function useAnswerPairs(): (
  section: SectionName,
  answers: Answers,
  compared: Answers | null,
) => AnswerPair[] {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const textOf = useAnswerText({
    nothing: t('officeOrder.profile.nothing'),
    file: t('officeOrder.profile.file'),
  });
  return (section, answers, compared) => {
    const counts = new Set(
      [answers, ...(compared === null ? [] : [compared])].flatMap((all) =>
        answeredFields(section, all[section], contextOf(all, dealerDay(new Date()))).map(({ path }) => path),
      ),
    );
    return SECTION_FIELDS[section]
      .filter(({ path }) => counts.has(path))
      .map((spec) => {
        const answer = partAt(answers[section], spec.path);
        const other = partAt(compared?.[section], spec.path);
        return {
          id: spec.path,
          label: translate(labelKeyOf(section, spec.path)),
          value: textOf(spec, answer),
          other: textOf(spec, other),
          secretPath: spec.kind === 'secret' ? `${section}.${spec.path}` : null,
          isChanged: JSON.stringify(answer ?? null) !== JSON.stringify(other ?? null),
        };
      });
  };
}
