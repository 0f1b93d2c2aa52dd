import type { FieldIssue } from '@portal/domain/ground/forms/field-issue';
import { isApiError } from '@portal/web/api/api-error';
import { applyServerErrors } from '@portal/web/form/apply-server-errors';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftData } from '#state/drafts/draft-queue.ts';
import { useDraftSaver } from '#state/drafts/use-kept-draft.ts';
import { useStep } from './use-step.ts';

type OrderForm<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  scope: string;
  /** The values as a draft keeps them. */
  toDraft: (values: Values) => DraftData;
  check: (values: Values) => readonly FieldIssue[];
  /** The name of a field, where its issue does not carry one. */
  nameOf: (path: string) => string;
  /** Sends the values; rejects with the API's error. */
  submit: (values: Values) => Promise<void>;
  isFieldPath: (path: string) => path is FieldPath<Values>;
};

/** What the forms of details and pay share: a draft that follows the typing, Next that waits for the whole, errors beside their fields. */
export function useOrderForm<Values extends FieldValues>(input: OrderForm<Values>): void {
  const { form, scope, toDraft, check, nameOf, submit, isFieldPath } = input;
  const translate = useTranslateKey();
  const { saver, status } = useDraftSaver(scope);
  const issues = check(form.watch());
  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        // Without a name it is the form itself that was set, not a person who typed.
        if (name !== undefined) {
          saver.change(toDraft(values));
        }
      },
    });
  }, [form, saver, toDraft]);

  useStep({
    isReady: issues.length === 0,
    missing: issues.map(({ path, values }) =>
      typeof values.label === 'string' ? translate(values.label) : nameOf(path),
    ),
    draft: status,
    onNext: async () => {
      try {
        await submit(form.getValues());
      } catch (error) {
        if (isApiError(error)) {
          applyServerErrors(form, error, (path) => (isFieldPath(path) ? path : null));
        }
        throw error;
      }
      await saver.discard();
      return 'done';
    },
    onLeave: async () => ((await saver.flush()) ? 'done' : 'stay'),
    // A submit that nothing follows: it marks every field, and the summary takes the focus.
    onShowMissing: () => void form.handleSubmit(() => undefined)(),
  });
}
