import { hasParts, partAt, withPartAt } from '@portal/domain/client/kyc/draft';
import type { KycDraft } from '@portal/domain/client/kyc/kyc';
import { SECRET_PATHS } from '@portal/domain/client/kyc/kyc-secrets';
import { isMasked } from '@portal/domain/ground/formats/masked-number';

/**
 * The stored answers with those of a save put in, field by field: what a save does not name stays, so that two devices
 * that fill in different fields lose nothing. Which of two answers to one field is the newer is for `mergeTimedAnswers`.
 * A mask is never an answer: the stored number stays behind it, also behind the older mask of a device that has not seen
 * the newer number; where no number is stored the field is blank. `stored` holds the numbers.
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
