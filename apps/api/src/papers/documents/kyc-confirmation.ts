import { heading, initial, paragraph, table } from './blocks.ts';
import type { DocumentContent, Translate } from './document-particulars.ts';
import type { KycFacts } from './kyc-facts.ts';

/** The investor's confirmation that the facts the dealer relies on are true (NI 31-103 s. 13.2). */
export function kycConfirmation({ language, version, sections }: KycFacts, t: Translate): DocumentContent {
  return {
    title: t('documents.titles.kyc'),
    language,
    blocks: [
      paragraph(t('documentsKyc.intro', { version })),
      ...sections.flatMap(({ section, rows }) => [
        heading(t(`documentsKyc.sections.${section}.title`)),
        table(t(`documentsKyc.sections.${section}.caption`), rows),
      ]),
      heading(t('documentsKyc.confirmTitle')),
      paragraph(t('documentsKyc.correct')),
      initial('facts', t('documentsKyc.confirm.title'), t('documentsKyc.confirm.text')),
      initial('changes', t('documentsKyc.change.title'), t('documentsKyc.change.text')),
    ],
  };
}
