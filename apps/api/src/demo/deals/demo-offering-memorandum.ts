import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import type { InfoKind } from '@portal/domain/offering/deals/info-kinds';
import { formatInfoValue } from '@portal/domain/offering/deals/info-table';
import { heading, paragraph } from '../../papers/documents/blocks.ts';
import {
  amountTable,
  dayAfter,
  money,
  offeringCents,
  offeringTable,
  sayIn,
  wordTable,
} from './deal-figures.ts';
import { type Bilingual, both, type DemoDeal } from './demo-deal.ts';
import { GENERAL_RISKS } from './general-risks.ts';
import { rightsOfPurchasers } from './rights-of-purchasers.ts';

/** The memorandum is certified a few weeks before the offering opens. */
const CERTIFIED_DAYS_BEFORE_OPENING = 21;

/**
 * The offering memorandum of a demonstration deal in one language, built from the deal's own figures so that the two
 * cannot disagree. Its sections follow Form 45-106F2 in plain words.
 */
export function demoOfferingMemorandum(deal: DemoDeal, language: Language, at: Date): DocumentBlock[] {
  return [
    ...opening(deal, language, at),
    ...planForProceeds(deal, language),
    ...business(deal, language),
    ...feesAndCompensation(deal, language),
    ...riskFactors(deal, language),
    ...redemptionAndResale(deal, language),
    ...rightsOfPurchasers(language),
    ...certificate(deal, language, at),
  ];
}

function opening(deal: DemoDeal, language: Language, at: Date): DocumentBlock[] {
  const say = sayIn(language);
  return [
    {
      kind: 'warning',
      text: say(
        both(
          'No securities regulator has assessed the merits of these securities or reviewed this deal memorandum. This is a risky investment. You could lose all the money you pay.',
          'Aucune autorité en valeurs mobilières ne s’est prononcée sur la qualité de ces titres ni n’a examiné la présente notice d’offre. Ce placement est risqué. Vous pourriez perdre la totalité de l’argent que vous y consacrez.',
        ),
      ),
    },
    paragraph(
      say(
        both(
          'This document belongs to a demonstration. The issuer, its people and its figures are invented.',
          'Le présent document fait partie d’une démonstration. L’émetteur, les personnes et les chiffres sont fictifs.',
        ),
      ),
    ),
    heading(say(both('1. Summary', '1. Sommaire'))),
    paragraph(say(deal.summary)),
    offeringTable(deal, language, at),
    wordTable(both('The deal at a glance', 'Le placement en bref'), glance(deal), language),
  ];
}

/** What is only aimed at has no place in a memorandum; prices stand in the table of the offering. */
const NOT_AT_A_GLANCE: readonly InfoKind[] = [
  'targetReturn',
  'interestRate',
  'minimumInvestment',
  'offeringSize',
];

function glance(deal: DemoDeal): DemoDeal['infoTable'] {
  return deal.infoTable
    .filter(({ kind }) => !NOT_AT_A_GLANCE.includes(kind))
    .map((fact) => (fact.kind === 'other' ? { ...fact, value: figures(fact.value) } : fact));
}

function figures({ en, fr }: Bilingual): Bilingual {
  return both(formatInfoValue(en, 'en'), formatInfoValue(fr, 'fr'));
}

function planForProceeds(deal: DemoDeal, language: Language): DocumentBlock[] {
  const say = sayIn(language);
  const total = { label: both('Total', 'Total'), cents: offeringCents(deal) };
  return [
    heading(say(both('2. Use of proceeds', '2. Emploi du produit'))),
    paragraph(
      say(
        both(
          'The table shows where the money goes if every unit is sold. If fewer are sold, costs are paid first and the issuer reduces the other uses in the order that its directors decide.',
          'Le tableau indique l’emploi de l’argent si tous les titres sont vendus. S’il en reste, les frais sont payés en premier et l’émetteur réduit les autres emplois dans l’ordre que fixent ses dirigeants.',
        ),
      ),
    ),
    amountTable(both('Use of proceeds', 'Emploi du produit'), [...deal.planForProceeds, total], language),
  ];
}

function business(deal: DemoDeal, language: Language): DocumentBlock[] {
  const say = sayIn(language);
  const value = deal.appraisal;
  return [
    heading(say(both('3. The business and its record', '3. L’activité et ses antécédents'))),
    paragraph(say(deal.issuer.summary)),
    ...say(deal.description).split('\n\n').map(paragraph),
    ...(value === undefined
      ? []
      : [
          paragraph(
            say(
              both(
                `Appraised value: ${money(value.valueCents, language)}, in the opinion of ${value.appraiser}, an appraiser independent of the issuer. The appraisal is delivered together with this memorandum.`,
                `Valeur d’expertise : ${money(value.valueCents, language)}, selon ${value.appraiser}, évaluateur indépendant de l’émetteur. Le rapport d’évaluation est remis avec la présente notice.`,
              ),
            ),
          ),
        ]),
  ];
}

function feesAndCompensation(deal: DemoDeal, language: Language): DocumentBlock[] {
  const say = sayIn(language);
  return [
    heading(say(both('4. Fees and compensation', '4. Frais et rémunération'))),
    paragraph(
      say(
        both(
          'The dealer’s commission is paid by the issuer out of the money raised; it appears in the table of uses. You pay the dealer nothing besides the price of your units. The people who manage the issuer are paid as follows.',
          'La commission du courtier est payée par l’émetteur à même les fonds réunis; elle figure au tableau des emplois. Vous ne payez rien au courtier en sus du prix de vos titres. Les personnes qui dirigent l’émetteur sont rémunérées comme suit.',
        ),
      ),
    ),
    wordTable(both('Fees', 'Frais'), deal.fees, language),
  ];
}

function riskFactors(deal: DemoDeal, language: Language): DocumentBlock[] {
  const say = sayIn(language);
  const named = (risk: DemoDeal['risks'][number]): DocumentBlock[] => [
    { kind: 'heading', level: 3, text: say(risk.title) },
    paragraph(say(risk.text)),
  ];
  return [
    heading(say(both('5. Risk factors', '5. Facteurs de risque'))),
    ...deal.risks.flatMap(named),
    ...GENERAL_RISKS.flatMap(named),
  ];
}

function redemptionAndResale(deal: DemoDeal, language: Language): DocumentBlock[] {
  const say = sayIn(language);
  return [
    heading(say(both('6. Redemption and resale', '6. Rachat et revente'))),
    paragraph(say(deal.exit)),
    paragraph(
      say(
        both(
          'The issuer is not a reporting issuer. Unless a law allows otherwise, you cannot trade the securities before four months and a day after it becomes one, which may never happen.',
          'L’émetteur n’est pas un émetteur assujetti. Sauf si la loi le permet, vous ne pouvez négocier les titres avant quatre mois et un jour après qu’il le sera devenu, ce qui pourrait ne jamais se produire.',
        ),
      ),
    ),
  ];
}

function certificate(deal: DemoDeal, language: Language, at: Date): DocumentBlock[] {
  const say = sayIn(language);
  return [
    heading(say(both('8. Certificate', '8. Attestation'))),
    paragraph(
      say(
        both(
          'This offering memorandum does not contain a misrepresentation.',
          'La présente notice d’offre ne contient pas d’information fausse ou trompeuse.',
        ),
      ),
    ),
    paragraph(
      `${deal.issuer.name}, ${deal.issuer.city}, ${dayAfter(at, deal.opensAfterDays - CERTIFIED_DAYS_BEFORE_OPENING, language)}`,
    ),
  ];
}
