import { toDomainPath } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import { SECTION_NAMES, type SectionName } from '@portal/domain/client/kyc/fields/section-names';
import { isApiError } from '@portal/web/api/api-error';
import { useApiMessage } from '@portal/web/api/use-api-message';
import { useBusy } from '@portal/web/page/use-busy';
import type { SaveQueue } from '@portal/web/saving/save-queue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openSection } from '#state/slices/kyc-slice.ts';
import { useAppDispatch } from '#state/store.ts';
import { kycApi } from './kyc-api.ts';
import type { Refusal } from './use-section-form.ts';

export type Submission = {
  isPending: boolean;
  /** Why submission failed, if not because of a field. */
  failure: string | null;
  refusal: Refusal;
  /** Sections the server refused. */
  refused: readonly SectionName[];
  /** `onDone` is called once the dealer has the profile. */
  submit: (onDone?: () => void) => void;
  /** Drops the refusal of a section that was corrected. */
  forget: (section: SectionName) => void;
};

/** Submits the profile once everything typed is saved. A refusal opens the first section it concerns. */
export function useSubmission(queue: SaveQueue): Submission {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const apiMessage = useApiMessage();
  const { isBusy, run } = useBusy();
  const [failure, setFailure] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal>({ attempt: 0, messages: {} });
  const refused = sectionsIn(refusal.messages);

  const attempt = async (onDone?: () => void): Promise<string | null> => {
    const { superseded } = queue.snapshot();
    if (!(await queue.flush())) {
      return t('kycForm.submit.unsaved');
    }
    if (queue.snapshot().superseded !== superseded) {
      return t('kycForm.setAside.beforeSubmit');
    }
    const { error } = await dispatch(kycApi.endpoints.submitKyc.initiate(undefined, { track: false }));
    if (error === undefined) {
      onDone?.();
      return null;
    }
    const messages = isApiError(error) ? inDomainNames(error.fields) : {};
    const [first] = sectionsIn(messages);
    if (first === undefined) {
      return apiMessage(error);
    }
    setRefusal((before) => ({ attempt: before.attempt + 1, messages }));
    dispatch(openSection(first));
    return null;
  };
  const submit = (onDone?: () => void) =>
    void run(async () => {
      setFailure(null);
      setFailure(await attempt(onDone));
    });
  const forget = (section: SectionName) =>
    setRefusal(({ attempt: count, messages }) => ({
      attempt: count,
      messages: Object.fromEntries(
        Object.entries(messages).filter(([path]) => !path.startsWith(`${section}.`)),
      ),
    }));
  return { isPending: isBusy, failure, refusal, refused, submit, forget };
}

function inDomainNames(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, message]) => [toDomainPath(path), message]));
}

function sectionsIn(messages: Readonly<Record<string, string>>): SectionName[] {
  return SECTION_NAMES.filter((section) =>
    Object.keys(messages).some((path) => path.startsWith(`${section}.`)),
  );
}
