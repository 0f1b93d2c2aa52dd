import { answeredFields } from '@portal/domain/client/kyc/checks/answered-fields';
import { partAt } from '@portal/domain/client/kyc/fields/draft';
import { contextOf } from '@portal/domain/client/kyc/fields/kyc-context';
import { labelKeyOf, sectionTitleKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import { SECTION_NAMES, type SectionName } from '@portal/domain/client/kyc/fields/section-names';
import { SECTION_FIELDS } from '@portal/domain/client/kyc/sections/section-schemas';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useAnswerText } from '@portal/web/profile/use-answer-text';
import { Badge } from '@portal/web/ui/badge';
import { Checkbox } from '@portal/web/ui/checkbox';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

type ProfileAnswersProps = {
  answers: Readonly<Record<string, unknown>>;
  compared: Readonly<Record<string, unknown>> | null;
  /** The names of the two versions. */
  headings: readonly string[];
  /** Renders a masked number with a way to reveal it, if the role may. */
  revealOf: ((path: string) => ReactNode) | null;
};

/** Every answer, section by section; next to another version, differences are marked, and can be shown alone. */
export function ProfileAnswers({ answers, compared, headings, revealOf }: ProfileAnswersProps) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const pairsOf = useAnswerPairs();
  const [isChangedOnly, setChangedOnly] = useState(false);
  return (
    <div className="grid gap-6">
      {compared === null ? null : (
        <Checkbox name="changed-only" value={isChangedOnly} onChange={setChangedOnly}>
          {t('officeOrder.profile.changedOnly')}
        </Checkbox>
      )}
      {SECTION_NAMES.map((section) => {
        const pairs = pairsOf(section, answers, compared).filter(
          ({ isChanged }) => compared === null || !isChangedOnly || isChanged,
        );
        return pairs.length === 0 ? null : (
          <AnswerTable
            key={section}
            title={translate(sectionTitleKeyOf(section))}
            pairs={pairs}
            headings={compared === null ? [] : headings}
            revealOf={revealOf}
          />
        );
      })}
    </div>
  );
}

type AnswerTableProps = Pick<ProfileAnswersProps, 'headings' | 'revealOf'> & {
  title: string;
  pairs: readonly AnswerPair[];
};

function AnswerTable({ title, pairs, headings, revealOf }: AnswerTableProps) {
  const { t } = useTranslation();
  const isCompared = headings.length > 0;
  return (
    <table className="w-full table-fixed border-collapse text-left text-sm">
      <caption className="border-text border-b pb-1 text-left font-semibold text-base">{title}</caption>
      {isCompared ? (
        <thead>
          <tr className="align-bottom text-muted">
            <td />
            {headings.map((heading) => (
              <th key={heading} scope="col" className="py-2 pl-4 font-medium">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {pairs.map(({ id, label, value, other, isChanged, secretPath }) => (
          <tr key={id} className="border-line border-b align-top">
            <th scope="row" className="py-2 font-normal text-muted wrap-anywhere">
              {label}{' '}
              {isCompared && isChanged ? (
                <Badge tone="attention">{t('officeOrder.profile.changed')}</Badge>
              ) : null}
            </th>
            <td className="py-2 pl-4 wrap-anywhere">
              {value}
              {secretPath === null || revealOf === null ? null : revealOf(secretPath)}
            </td>
            {isCompared ? <td className="py-2 pl-4 wrap-anywhere">{other}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Answers = Readonly<Record<string, unknown>>;

/** An answer in words, and its counterpart in another version. */
type AnswerPair = {
  id: string;
  label: string;
  value: string;
  other: string;
  isChanged: boolean;
  /** The path of a masked answer, by which its full number is requested. */
  secretPath: string | null;
};

/** The answers of a section that apply in either version, in the order of the questions. New fields of the profile appear by themselves. */
function useAnswerPairs(): (
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
