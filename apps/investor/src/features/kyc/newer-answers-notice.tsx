import { labelKeyOf, sectionTitleKeyOf } from '@portal/domain/kyc/kyc-texts';
import { SECTION_NAMES } from '@portal/domain/kyc/section-names';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { Button } from '@portal/web/ui/button';
import { Notice } from '@portal/web/ui/notice';
import { useTranslation } from 'react-i18next';
import type { Answers } from './saving/save-queue.ts';

export type NewerAnswersNoticeProps = {
  /** What was typed here, by the path of the field. */
  superseded: Answers;
  /** The newer answers stand. */
  onAccept: () => void;
  /** What was typed here is to stand after all. */
  onKeepOwn: () => void;
};

/** Says in which fields an answer from another device was kept, because it was given later than the one typed here. */
export function NewerAnswersNotice({ superseded, onAccept, onKeepOwn }: NewerAnswersNoticeProps) {
  const { t } = useTranslation();
  const translate = useTranslateKey();
  const paths = Object.keys(superseded);
  const fields = SECTION_NAMES.flatMap((section) =>
    paths
      .filter((path) => path.startsWith(`${section}.`))
      .map((path) => ({
        path,
        problem: translate(labelKeyOf(section, path.slice(section.length + 1))),
        label: translate(sectionTitleKeyOf(section)),
      })),
  );
  // What is read out has to be in the page before there is something to read.
  return (
    <div role="status">
      {fields.length === 0 ? null : (
        <Notice
          tone="attention"
          title={t('kycForm.newer.title', { count: fields.length })}
          action={
            <div className="flex flex-wrap gap-3">
              <Button onClick={onAccept}>{t('kycForm.newer.accept')}</Button>
              <Button onClick={onKeepOwn}>{t('kycForm.newer.keepOwn')}</Button>
            </div>
          }
        >
          <p>{t('kycForm.newer.text')}</p>
          <ul className="mt-1 list-disc pl-5">
            {fields.map(({ path, label, problem }) => (
              <li key={path}>{t('kycForm.problem', { label, problem })}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
