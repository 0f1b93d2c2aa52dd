import { focusField } from '@portal/web/form/field-id';
import { useState } from 'react';
import { useAcceptMemorandumAsJointMutation } from './signing-api.ts';

/** Name of the statement's field. */
export const MEMORANDUM_FIELD = 'memorandum';

export type MemorandumAcceptance = {
  isTicked: boolean;
  setTicked: (isTicked: boolean) => void;
  /** True once the person went on without ticking the statement. */
  isMissing: boolean;
  isLoading: boolean;
  error: unknown;
  /** Sends the confirmation; false when the statement is not ticked, or it could not be recorded. */
  confirm: () => Promise<boolean>;
};

/** The statement that the memorandum was received and read, and its sending. Another document is another statement. */
export function useMemorandumAcceptance(token: string, documentId: string): MemorandumAcceptance {
  const [ticked, setTicked] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [accept, { isLoading, error }] = useAcceptMemorandumAsJointMutation();
  const isTicked = ticked === documentId;
  const confirm = async () => {
    setChecked(true);
    if (!isTicked) {
      focusField(MEMORANDUM_FIELD);
      return false;
    }
    return 'data' in (await accept({ token, documentId }));
  };
  return {
    isTicked,
    setTicked: (isNow) => setTicked(isNow ? documentId : null),
    isMissing: isChecked && !isTicked,
    isLoading,
    error,
    confirm,
  };
}
