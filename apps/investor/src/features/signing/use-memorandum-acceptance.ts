import { focusField } from '@portal/web/form/field-id';
import { useState } from 'react';
import { useAcceptMemorandumAsJointMutation } from './signing-api.ts';

/** Name of the statement's field. */
export const STATEMENT_FIELD = 'memorandum';

export type MemorandumAcceptance = {
  isTicked: boolean;
  setTicked: (isTicked: boolean) => void;
  /** True after trying to continue without ticking the statement. */
  isMissing: boolean;
  isLoading: boolean;
  error: unknown;
  /** Sends the confirmation; false if the box is not ticked or recording failed. */
  confirm: () => Promise<boolean>;
};

/** The statement of having received and read the memorandum, and sending it. A new document needs a new tick. */
export function useMemorandumAcceptance(token: string, documentId: string): MemorandumAcceptance {
  const [ticked, setTicked] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const [accept, { isLoading, error }] = useAcceptMemorandumAsJointMutation();
  const isTicked = ticked === documentId;
  const confirm = async () => {
    setChecked(true);
    if (!isTicked) {
      focusField(STATEMENT_FIELD);
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
