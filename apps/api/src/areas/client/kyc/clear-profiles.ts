import type { KycDraft } from '@portal/domain/client/kyc/kyc';
import type { ClearPlace } from '../../../platform/crypto/seal-clear-values.ts';
import { openAnswers, sealAnswers } from './versions/seal-answers.ts';

/** Profiles of which only the secret numbers are sealed, as the portal kept them at first. */
export const CLEAR_PROFILES: ClearPlace<{ sections: KycDraft; secrets: string | null }> = {
  table: 'kyc_versions',
  keys: ['id'],
  column: 'sections',
  with: ['secrets'],
  seal: async (box, [id = ''], { sections, secrets }) => {
    const kyc = await openAnswers(box, {
      id,
      answers: null,
      clearSections: sections,
      clearSecrets: secrets === null ? null : bytesOf(secrets),
    });
    return { ...sealAnswers(box, id, kyc), sections: null, secrets: null, completion: null };
  },
};

/** Bytes as the database writes them in JSON: `\x` and hexadecimal digits. */
function bytesOf(text: string): Buffer {
  return Buffer.from(text.slice(2), 'hex');
}
