import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { heading, paragraph } from '../../papers/documents/blocks.ts';
import { amountTable, offeringTable, sayIn, wordTable } from './deal-figures.ts';
import { both, type DemoDeal } from './demo-deal.ts';

/** The term sheet: the memorandum's terms on a page or two, for comparing deals. */
export function demoTermSheet(deal: DemoDeal, language: Language, at: Date): DocumentBlock[] {
  const say = sayIn(language);
  return [
    paragraph(say(deal.summary)),
    paragraph(
      say(
        both(
          'This sheet is a summary. Where it differs from the offering memorandum, the memorandum counts. The deal is invented for a demonstration.',
          'La présente fiche est un résumé. En cas de divergence, la notice d’offre prévaut. Ce placement a été imaginé pour une démonstration.',
        ),
      ),
    ),
    offeringTable(deal, language, at),
    amountTable(both('Use of proceeds', 'Emploi du produit'), deal.planForProceeds, language),
    wordTable(both('Fees', 'Frais'), deal.fees, language),
    heading(say(both('Getting out', 'Sortie'))),
    paragraph(say(deal.exit)),
    heading(say(both('What could go wrong', 'Ce qui pourrait mal tourner'))),
    {
      kind: 'list',
      items: deal.risks.map(({ title, text }) =>
        say(both(`${title.en}: ${text.en}`, `${title.fr} : ${text.fr}`)),
      ),
    },
  ];
}
