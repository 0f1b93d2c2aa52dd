import type {
  KycAnswers,
  KycDetails,
  SavedKycAnswers,
} from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import type { KycWire } from '@portal/domain/client/kyc/answers/kyc-wire';
import { toWirePath } from '@portal/domain/client/kyc/answers/kyc-wire-map';
import { SECRET_PATHS } from '@portal/domain/client/kyc/checks/mask-secrets';
import { isBlank, withPartAt } from '@portal/domain/client/kyc/fields/draft';
import { isMasked, maskNumber } from '@portal/domain/ground/formats/mask-number';

/**
 * The profile after a save: what was sent, with numbers masked as the server shows them, overlaid with what the server says
 * differs.
 */
export function withSavedAnswers(
  details: KycDetails,
  sent: KycAnswers['answers'],
  { answers, superseded: _told, ...facts }: SavedKycAnswers,
): KycDetails {
  const known = Object.entries(sent).flatMap(([path, answer]) => shownAnswer(path, answer));
  return {
    ...details,
    ...facts,
    sections: withAll(details.sections, [...known, ...Object.entries(answers)]),
  };
}

/** Sending a mask leaves the number unchanged, and so its mask. */
function shownAnswer(path: string, answer: unknown): [string, unknown][] {
  if (!SECRET_PATHS.includes(path) || isBlank(answer)) {
    return [[path, answer]];
  }
  return isMasked(answer) ? [] : [[path, maskNumber(answer)]];
}

function withAll(sections: KycWire, answers: readonly (readonly [string, unknown])[]): KycWire;
function withAll(sections: unknown, answers: readonly (readonly [string, unknown])[]): unknown {
  return answers.reduce((whole, [path, answer]) => withPartAt(whole, toWirePath(path), answer), sections);
}
