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
  /** The values as stored in a draft. */
  toDraft: (values: Values) => DraftData;
  check: (values: Values) => readonly FieldIssue[];
  /** Name of a field whose issue carries none. */
  nameOf: (path: string) => string;
  /** Sends the values; rejects with the API's error. */
  submit: (values: Values) => Promise<void>;
  isFieldPath: (path: string) => path is FieldPath<Values>;
};

/**
 * Shared by the details and pay forms: saves a draft while typing, closes Next until all is valid, shows errors beside
 * fields.
 */
export function useOrderForm<Values extends FieldValues>(input: OrderForm<Values>): void {
  const { form, scope, toDraft, check, nameOf, submit, isFieldPath } = input;
  const translate = useTranslateKey();
  const { saver, status } = useDraftSaver(scope);
  const issues = check(form.watch());
  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        // Without a name the form was set by code, not by typing.
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
    // An empty submit: marks every field and focuses the summary.
    onShowMissing: () => void form.handleSubmit(() => undefined)(),
  });
}
