import { SECRET_PATHS } from '@portal/domain/client/kyc/checks/mask-secrets';
import { hasParts, partAt, withPartAt } from '@portal/domain/client/kyc/fields/draft';
import type { KycDraft } from '@portal/domain/client/kyc/sections/kyc';
import { isMasked } from '@portal/domain/ground/formats/mask-number';

/**
 * Merges the answers of a save into the stored ones, field by field. Fields that the save does not name stay, so two
 * devices filling in different fields lose nothing; `mergeTimedAnswers` decides which of two answers to one field is
 * newer. A mask is never an answer: the stored number stays, even behind an outdated mask from a device that has not
 * seen the newest number, and without a stored number the field is blank. `stored` holds the numbers themselves.
 */
export function mergeAnswers(stored: KycDraft, sent: KycDraft): KycDraft;
export function mergeAnswers(stored: unknown, sent: unknown): unknown {
  return merged(stored, withoutMasks(stored, sent));
}

function withoutMasks(stored: unknown, sent: unknown): unknown {
  return SECRET_PATHS.reduce(
    (answers, path) =>
      isMasked(partAt(answers, path)) ? withPartAt(answers, path, partAt(stored, path) ?? '') : answers,
    sent,
  );
}

function merged(stored: unknown, sent: unknown): unknown {
  if (!hasParts(sent)) {
    return sent;
  }
  const answers: Record<string, unknown> = hasParts(stored) ? { ...stored } : {};
  for (const [name, answer] of Object.entries(sent)) {
    if (answer !== undefined) {
      answers[name] = merged(answers[name], answer);
    }
  }
  return answers;
}
