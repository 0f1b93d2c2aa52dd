import type { SectionName } from '@portal/domain/client/kyc/fields/section-names';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import type { SaveStatus } from '@portal/web/saving/save-status';
import type { Answers } from './saving/answers-queue.ts';
import type { Refusal } from './use-section-form.ts';

/** What the form of a section is given. */
export type SectionFormProps = {
  section: SectionName;
  /** The current profile: initial values of the section, and context for its rules. */
  kyc: KycDraft;
  refusal: Refusal;
  /** Fields answered elsewhere while the form was open, by path. */
  elsewhere: Answers;
  saveStatus: SaveStatus;
  /** The profile is being submitted. */
  isPending: boolean;
  submitLabel: string;
  onAnswer: (path: string, answer: unknown) => void;
  /** A field was left: save now. */
  onLeaveField: () => void;
  /** The section has problems. */
  onInvalid: () => void;
  onValid: () => void;
};
