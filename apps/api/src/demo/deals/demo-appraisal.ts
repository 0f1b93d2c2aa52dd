import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { heading, paragraph, table } from '../../papers/documents/blocks.ts';
import { dayAfter, money, sayIn } from './deal-figures.ts';
import { both, type DemoAppraisal, type DemoDeal } from './demo-deal.ts';

/** A summary of the independent opinion of value (NI 45-106 s.2.9(19.5) and following). */
export function demoAppraisal(
  deal: DemoDeal,
  appraisal: DemoAppraisal,
  language: Language,
  at: Date,
): DocumentBlock[] {
  const say = sayIn(language);
  return [
    table(say(both('Opinion of value', 'Opinion de valeur')), [
      { label: say(both('Property', 'Bien')), value: `${say(deal.name)}, ${say(deal.location)}` },
      {
        label: say(both('Appraised market value', 'Valeur marchande d’expertise')),
        value: money(appraisal.valueCents, language),
      },
      {
        label: say(both('Date of value', 'Date de l’évaluation')),
        value: dayAfter(at, -appraisal.valuedDaysAgo, language),
      },
      { label: say(both('Appraiser', 'Évaluateur')), value: appraisal.appraiser },
    ]),
    heading(say(both('How the value was found', 'Comment la valeur a été établie'))),
    paragraph(`${say(appraisal.basis)}.`),
    heading(say(both('What it does not say', 'Ce qu’elle ne dit pas'))),
    paragraph(
      say(
        both(
          'The value is an opinion on one day, assuming a willing buyer and seller and no hidden defects. It is not an offer and not a forecast: a sale under pressure, or in another market, may bring much less.',
          'La valeur est une opinion à une date donnée, qui suppose un acheteur et un vendeur consentants et l’absence de vices cachés. Ce n’est ni une offre ni une prévision : une vente sous contrainte, ou dans un autre marché, peut rapporter beaucoup moins.',
        ),
      ),
    ),
    paragraph(
      say(
        both(
          `${appraisal.appraiser} is independent of the issuer and of the dealer, and its fee does not depend on the value. The firm and the figures are invented for a demonstration.`,
          `${appraisal.appraiser} est indépendant de l’émetteur et du courtier, et ses honoraires ne dépendent pas de la valeur. La firme et les chiffres ont été imaginés pour une démonstration.`,
        ),
      ),
    ),
  ];
}
