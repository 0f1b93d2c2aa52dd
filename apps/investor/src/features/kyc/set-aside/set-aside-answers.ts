import { partAt } from '@portal/domain/client/kyc/draft';
import type { FieldSpec } from '@portal/domain/client/kyc/field-spec';
import type { KycDraft } from '@portal/domain/client/kyc/kyc';
import { toDomainPath } from '@portal/domain/client/kyc/kyc-wire-map';
import { isSectionName, SECTION_NAMES, type SectionName } from '@portal/domain/client/kyc/section-names';
import { fieldSpecOf } from '@portal/domain/client/kyc/section-rules';
import type { SetAsideAnswers } from '@portal/domain/client/kyc/set-aside-answers.wire';

/** A field that two devices answered: what stands in it, and what the other device had. */
export type SetAsideAnswer = {
  /** The API's name of the field, by which the decision is told. */
  wirePath: string;
  section: SectionName;
  spec: FieldSpec;
  standing: unknown;
  answer: unknown;
  /** ISO 8601. */
  answeredAt: string;
};

/** What the person is to decide about, in the order of the form; a field that this version does not know is left out. */
export function setAsideAnswersIn(list: SetAsideAnswers, kyc: KycDraft): SetAsideAnswer[] {
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
