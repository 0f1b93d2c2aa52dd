import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { paragraph } from '../../papers/documents/blocks.ts';
import { amountTable, sayIn } from './deal-figures.ts';
import { both, type DemoDeal } from './demo-deal.ts';

/** A summary of the issuer's last audited statements. */
export function demoFinancialStatements(deal: DemoDeal, language: Language): DocumentBlock[] {
  const say = sayIn(language);
  return [
    paragraph(
      say(
        both(
          `The figures below come from the last audited yearly statements of ${deal.issuer.name}, prepared under Canadian accounting standards. The auditor’s report has no reservation. The issuer and its figures are invented for a demonstration.`,
          `Les chiffres ci-dessous proviennent des derniers états financiers annuels audités de ${deal.issuer.name}, établis selon les normes comptables canadiennes. Le rapport de l’auditeur est sans réserve. L’émetteur et ses chiffres ont été imaginés pour une démonstration.`,
        ),
      ),
    ),
    amountTable(both('Main figures', 'Principaux chiffres'), deal.financials, language),
    paragraph(
      say(
        both(
          'Past results say little about future ones. The full statements with notes are available from the issuer at no charge.',
          'Les résultats passés en disent peu sur les résultats futurs. L’émetteur remet sans frais les états complets accompagnés des notes.',
        ),
      ),
    ),
    paragraph(`${deal.issuer.email}, ${deal.issuer.phone}`),
  ];
}
