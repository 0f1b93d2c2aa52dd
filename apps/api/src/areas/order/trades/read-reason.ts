import { REASON_MAX_LENGTH } from '@portal/domain/ground/forms/office-reason';
import { invalid } from '../../../platform/http/app-error.ts';

/** The dealer's reason, trimmed; may be empty. Throws VALIDATION when it is too long. */
export function readReason(text: string | undefined): string {
  const reason = (text ?? '').trim();
  if (reason.length > REASON_MAX_LENGTH) {
    throw invalid([{ path: 'reason', key: 'errors.tooLong' }]);
  }
  return reason;
}
