import { contextOf } from '@portal/domain/client/kyc/fields/kyc-context';
import { SECTION_NAMES } from '@portal/domain/client/kyc/fields/section-names';
import { dealerDay } from '@portal/domain/ground/formats/clock-days';
import type { Language } from '@portal/domain/ground/people/languages';
import type { KycFacts } from '../../../../papers/documents/kyc-facts.ts';
import type { SecretBox } from '../../../../platform/crypto/secret-box.ts';
import type { Db } from '../../../../platform/db/tables.ts';
import { linesOfSection } from './lines-of-section.ts';
import { readSubmittedAnswers } from './submitted-answers.ts';

/** What a submitted version says, question by question, in one language, for the investor to sign. Throws NOT_FOUND. */
export async function summariseKyc(
  db: Db,
  box: SecretBox,
  investorId: string,
  kycId: string,
  language: Language,
): Promise<KycFacts> {
  const { version, sections } = await readSubmittedAnswers(db, box, investorId, kycId);
  // Which questions are asked does not depend on the day.
  const context = contextOf(sections, dealerDay(new Date(0)));
  return {
    language,
    version,
    sections: SECTION_NAMES.map((section) => ({
      section,
      rows: linesOfSection(section, sections, context, language),
    })).filter(({ rows }) => rows.length > 0),
  };
}
