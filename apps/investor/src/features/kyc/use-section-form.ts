import { withBlanks } from '@portal/domain/client/kyc/answers/start-kyc';
import { validateSection } from '@portal/domain/client/kyc/checks/validate-section';
import { partAt, withPartAt } from '@portal/domain/client/kyc/fields/draft';
import { contextOf } from '@portal/domain/client/kyc/fields/kyc-context';
import type { SectionName } from '@portal/domain/client/kyc/fields/section-names';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { SECTION_FIELDS } from '@portal/domain/client/kyc/sections/section-schemas';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import { type FormIssue, isIssueError, listErrors, type NamedError } from '@portal/web/form/form-issue';
import { FORM_BEHAVIOUR, issuesResolver } from '@portal/web/form/issues-resolver';
import { useIssueText } from '@portal/web/form/use-issue-text';
import { useTranslateKey } from '@portal/web/i18n/use-translate-key';
import type { FieldProblemLine } from '@portal/web/ui/error-summary';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { withEmptyAmountsAsOne } from './groups/with-empty-amounts-as-one.ts';
import type { Answers } from './saving/answers-queue.ts';
import { type Awaited, useSectionSubmit } from './use-section-submit.ts';

/** The server's refusal of a submission: sentences by path in domain names. `attempt` counts submissions. */
export type Refusal = { attempt: number; messages: Readonly<Record<string, string>> };

type SectionFormInput = {
  /** The sections whose fields are in the form, the same list on every render. */
  sections: readonly SectionName[];
  /** Boxes for amounts that are left empty are one problem, with a tick that answers them all. */
  hasEmptyAmounts: boolean;
  kyc: KycDraft;
  refusal: Refusal;
  /** Fields answered elsewhere while the form was open, by path. */
  elsewhere: Answers;
  onAnswer: (path: string, answer: unknown) => void;
  onInvalid: () => void;
  onValid: () => void;
};

type SectionFormState = {
  form: UseFormReturn<FieldValues>;
  problems: FieldProblemLine[];
  /** Grows with each submit, here or refused by the server: the summary then takes focus. */
  attempt: number;
  submit: (event: SubmitEvent) => void;
  /** Documents are being sent. */
  isSending: boolean;
};

/** The form of one section, or of several: starts from the profile, is checked by the domain's rules, and reports every answer. */
export function useSectionForm(input: SectionFormInput): SectionFormState {
  const { sections, hasEmptyAmounts, refusal } = input;
  const latest = useRef(input);
  latest.current = input;
  const problemText = useProblemText();
  const [defaultValues] = useState(() => blanksOf(sections, input.kyc));
  const awaited: Awaited = useRef(new Set());
  const form = useForm<FieldValues>({
    ...FORM_BEHAVIOUR,
    defaultValues,
    resolver: issuesResolver((values) =>
      sections
        .flatMap((section) => issuesIn(section, values, latest.current.kyc, hasEmptyAmounts))
        .filter(({ path }) => !awaited.current.has(path)),
    ),
  });
  const { errors, submitCount } = form.formState;
  const known = useRef<unknown>(defaultValues);
  useAnswers(form, known, latest);
  useNewerAnswers(form, known, input);
  const isRefused = useRefusal(form, sections, refusal);

  const { submit, isSending } = useSectionSubmit(form, awaited, latest);
  const isShown = submitCount > 0 || isRefused;
  return {
    form,
    submit: (event) => {
      event.preventDefault();
      submit();
    },
    isSending,
    problems: isShown
      ? inOrder(sections, listErrors(errors)).map(({ name, error }) => ({
          name,
          text: problemText(error) ?? name,
        }))
      : [],
    attempt: submitCount + (isRefused ? 1 : 0),
  };
}

/** Sentences that do not name their field: clear beside it, not in a list. */
const NAMELESS = ['kyc.issues.fieldRequired', 'kyc.issues.descriptionRequired'];

/** A problem as the summary lists it. */
function useProblemText(): (error: FieldError) => string | undefined {
  const { t } = useTranslation();
  const issueText = useIssueText();
  const translate = useTranslateKey();
  return (error) => {
    const problem = issueText(error);
    if (problem === undefined || !isIssueError(error) || !NAMELESS.includes(error.issue.key)) {
      return problem;
    }
    return t('kycForm.problem', { label: translate(String(error.issue.values.label)), problem });
  };
}

/** The sections with all their fields, unanswered ones blank. */
function blanksOf(sections: readonly SectionName[], kyc: KycDraft): FieldValues {
  return Object.fromEntries(sections.map((section) => [section, withBlanks(section, kyc[section])]));
}

function issuesIn(
  section: SectionName,
  values: FieldValues,
  kyc: KycDraft,
  hasEmptyAmounts: boolean,
): FormIssue[] {
  const context = contextOf({ ...kyc, ...values }, dealerDay(new Date()));
  const found = validateSection(section, values[section], context);
  const issues = hasEmptyAmounts ? withEmptyAmountsAsOne(section, found) : found;
  return issues.map((issue) => ({ ...issue, path: `${section}.${issue.path}` }));
}

/** Reports each changed answer, and clears errors once fixed, on other fields too. */
function useAnswers(
  form: UseFormReturn<FieldValues>,
  known: { current: unknown },
  latest: { current: Pick<SectionFormInput, 'onAnswer'> },
): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, errors: true },
        callback: ({ name = '', values, errors = {} }) => {
          const answer = partAt(values, name);
          // The callback also fires for error changes and blurs.
          if (name === '' || Object.is(answer, partAt(known.current, name))) {
            return;
          }
          known.current = withPartAt(known.current, name, answer);
          latest.current.onAnswer(name, answer);
          const checkable = mendable(errors, name);
          if (checkable.length > 0) {
            void form.trigger(checkable);
          }
        },
      }),
    [form, known, latest],
  );
}

/** Puts answers from elsewhere into their fields; later typing is newer again. */
function useNewerAnswers(
  form: UseFormReturn<FieldValues>,
  known: { current: unknown },
  { sections, kyc, elsewhere }: Pick<SectionFormInput, 'sections' | 'kyc' | 'elsewhere'>,
): void {
  useEffect(() => {
    const paths = Object.keys(elsewhere).filter((path) => isIn(sections, path));
    const profile = blanksOf(sections, kyc);
    for (const path of paths) {
      const answer = partAt(profile, path);
      if (!Object.is(form.getValues(path), answer)) {
        known.current = withPartAt(known.current, path, answer);
        form.setValue(path, answer);
      }
    }
  }, [form, known, sections, kyc, elsewhere]);
}

/** Errors to recheck: our own rules' on any field, the server's only when that field changed. */
function mendable(errors: FieldErrors<FieldValues>, changed: string): string[] {
  return listErrors(errors)
    .filter(({ name, error }) => error.type !== 'server' || name === changed)
    .map(({ name }) => name);
}

/** Puts the server's sentences beside their fields, once per refusal. */
function useRefusal(
  form: UseFormReturn<FieldValues>,
  sections: readonly SectionName[],
  refusal: Refusal,
): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const mine = Object.entries(refusal.messages).filter(([path]) => isIn(sections, path));
    for (const [path, message] of mine) {
      form.setError(path, { type: 'server', message });
    }
    setRefused(mine.length > 0);
  }, [form, sections, refusal]);
  return isRefused;
}

/** Problems in screen order; a group's come with its first field. */
function inOrder(sections: readonly SectionName[], problems: readonly NamedError[]): NamedError[] {
  const paths = sections.flatMap((section) =>
    SECTION_FIELDS[section].map(({ path }) => `${section}.${path}`),
  );
  const placeOf = (name: string) => {
    const place = paths.findIndex((path) => path === name || path.startsWith(`${name}.`));
    // Not a field of its own: below all of them.
    return place === -1 ? paths.length : place;
  };
  return [...problems].sort((one, other) => placeOf(one.name) - placeOf(other.name));
}

function isIn(sections: readonly SectionName[], path: string): boolean {
  return sections.some((section) => path.startsWith(`${section}.`));
}
