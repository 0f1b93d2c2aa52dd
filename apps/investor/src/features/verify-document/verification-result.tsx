import type {
  DocumentVerification,
  VerificationOutcome,
} from '@portal/domain/agreement/signing/signing.wire';
import { useFormats } from '@portal/web/i18n/use-formats';
import { Card } from '@portal/web/ui/card';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { AttentionMark, InfoMark, SuccessMark } from '@portal/web/ui/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

const MARKS = { success: SuccessMark, info: InfoMark, attention: AttentionMark } as const;
const COLOURS = { success: 'text-success', info: 'text-info', attention: 'text-attention' } as const;
const TONES: Readonly<Record<VerificationOutcome, keyof typeof MARKS>> = {
  unchanged: 'success',
  'added-to': 'attention',
  changed: 'attention',
  foreign: 'info',
  unsealed: 'info',
  'not-pdf': 'info',
};

/** What a check found, in a sentence and in facts; it takes the focus, so that it is read out. */
export function VerificationResult({ result }: { result: DocumentVerification }) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { outcome, sealedAt, sealedBy, sha256 } = result;
  const time = sealedAt === null ? '' : dateTime(sealedAt);
  const Mark = MARKS[TONES[outcome]];
  return (
    <Card as="section" labelledBy="verification-title">
      <div className="flex items-start gap-4">
        <Mark className={`size-9 shrink-0 ${COLOURS[TONES[outcome]]}`} />
        <div className="min-w-0">
          <h2 id="verification-title" ref={heading} tabIndex={-1} className="text-2xl">
            {t(`verifyDocument.outcomes.${outcome}.title`)}
          </h2>
          <p className="mt-2 max-w-prose">{t(`verifyDocument.outcomes.${outcome}.text`, { time })}</p>
        </div>
      </div>
      <div className="mt-5 text-sm wrap-anywhere">
        <DefinitionList
          rows={[
            ...(sealedAt === null
              ? []
              : [{ id: 'sealedAt', label: t('verifyDocument.sealedAt'), value: time }]),
            ...(sealedBy === null
              ? []
              : [{ id: 'sealedBy', label: t('verifyDocument.sealedBy'), value: sealedBy }]),
            { id: 'sha256', label: t('verifyDocument.fingerprint'), value: sha256 },
          ]}
        />
      </div>
    </Card>
  );
}
