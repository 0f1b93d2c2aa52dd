import { toDomainPath } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import type { SetAsideAnswers } from '@portal/domain/client/kyc/answers/set-aside-answers.wire';
import { partAt } from '@portal/domain/client/kyc/fields/draft';
import type { FieldSpec } from '@portal/domain/client/kyc/fields/field-spec';
import { labelKeyOf, sectionTitleKeyOf } from '@portal/domain/client/kyc/fields/kyc-texts';
import {
  isSectionName,
  SECTION_NAMES,
  type SectionName,
} from '@portal/domain/client/kyc/fields/section-names';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { fieldSpecOf } from '@portal/domain/client/kyc/sections/section-schemas';
import { useFormats } from '@portal/web/i18n/use-formats';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useAnswerText } from '@portal/web/profile/use-answer-text';
import type { SaveQueue } from '@portal/web/saving/save-queue';
import { Button } from '@portal/web/ui/button';
import { FormFailure } from '@portal/web/ui/form-failure';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import { useDecideSetAsideMutation, useSetAsideAnswersQuery } from './kyc-api.ts';

export type SetAsideNoticeProps = {
  kyc: KycDraft;
  queue: SaveQueue;
  /** The other answer now applies: the form of this path must show it. */
  onUsed: (path: string) => void;
};

/**
 * Fields that another device answered differently: the current answer, the one set aside, and the choice. Stays until the
 * person has chosen, on any device.
 */
export function SetAsideNotice({ kyc, queue, onUsed }: SetAsideNoticeProps) {
  const { t } = useTranslation();
  const { data = [] } = useSetAsideAnswersQuery(undefined, { refetchOnMountOrArgChange: true });
  const [decide, { error, isLoading, originalArgs }] = useDecideSetAsideMutation();
  const answers = setAsideAnswersIn(data, kyc);
  const choose = async (path: string, use: boolean) => {
    // Unsent typing would arrive after the decision although it is older.
    await queue.flush();
    const { data: details } = await decide({ path, use });
    if (details !== undefined && use) {
      onUsed(toDomainPath(path));
    }
  };
  // A live region must exist before its text does.
  return (
    <div role="status">
      {answers.length === 0 ? null : (
        <Notice tone="attention" title={t('kycForm.setAside.title', { count: answers.length })}>
          <p className="max-w-prose">{t('kycForm.setAside.text')}</p>
          <FormFailure error={error} />
          <ul className="mt-2 grid">
            {answers.map((each) => (
              <SetAsideRow
                key={each.wirePath}
                setAside={each}
                pending={isLoading && originalArgs?.path === each.wirePath ? originalArgs.use : null}
                isDisabled={isLoading}
                onChoose={(use) => void choose(each.wirePath, use)}
              />
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

type SetAsideRowProps = {
  setAside: SetAsideAnswer;
  /** The decision being sent. */
  pending: boolean | null;
  isDisabled: boolean;
  onChoose: (use: boolean) => void;
};

function SetAsideRow({ setAside, pending, isDisabled, onChoose }: SetAsideRowProps) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const { dateTime } = useFormats();
  const textOf = useAnswerText({ nothing: t('kycForm.setAside.nothing'), file: t('kycForm.setAside.file') });
  const { section, spec, standing, answer, answeredAt } = setAside;
  const field = translate(labelKeyOf(section, spec.path));
  const button = (use: boolean) => ({
    size: 'small' as const,
    isPending: pending === use,
    isDisabled: isDisabled && pending !== use,
    'aria-label': t(use ? 'kycForm.setAside.useOf' : 'kycForm.setAside.keepOf', { field }),
    onPress: () => onChoose(use),
  });
  return (
    <li className="grid gap-2 border-line border-t py-3 first:border-t-0">
      <p className="font-semibold">
        {t('kycForm.problem', { label: translate(sectionTitleKeyOf(section)), problem: field })}
      </p>
      <dl className="grid gap-x-4 gap-y-1 wrap-anywhere sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-muted">{t('kycForm.setAside.standing')}</dt>
        <dd className="figures">{textOf(spec, standing)}</dd>
        <dt className="text-muted">{t('kycForm.setAside.other', { when: dateTime(answeredAt) })}</dt>
        <dd className="figures">{textOf(spec, answer)}</dd>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button {...button(false)}>{t('kycForm.setAside.keep')}</Button>
        <Button {...button(true)}>{t('kycForm.setAside.use')}</Button>
      </div>
    </li>
  );
}

/** A field that two devices answered: its current answer, and the other device's. */
type SetAsideAnswer = {
  /** The field's wire path, which the decision names. */
  wirePath: string;
  section: SectionName;
  spec: FieldSpec;
  standing: unknown;
  answer: unknown;
  /** ISO 8601. */
  answeredAt: string;
};

/** What the person has to decide, in form order; unknown fields are left out. */
function setAsideAnswersIn(list: SetAsideAnswers, kyc: KycDraft): SetAsideAnswer[] {
  const known = list.flatMap(({ path: wirePath, answer, answeredAt }) => {
    const path = toDomainPath(wirePath);
    const [section, ...rest] = path.split('.');
    const spec = isSectionName(section) ? fieldSpecOf(section, rest.join('.')) : undefined;
    return isSectionName(section) && spec !== undefined
      ? [{ wirePath, section, spec, standing: partAt(kyc, path), answer, answeredAt }]
      : [];
  });
  return SECTION_NAMES.flatMap((section) => known.filter((each) => each.section === section));
}
