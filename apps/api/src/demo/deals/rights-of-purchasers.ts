import type { DocumentBlock } from '@portal/domain/agreement/signing/signing.wire';
import type { Language } from '@portal/domain/ground/people/languages';
import { heading, ordered, paragraph } from '../../papers/documents/blocks.ts';
import { sayIn } from './deal-figures.ts';
import { both } from './demo-deal.ts';

/** What the law gives each purchaser under an offering memorandum (NI 45-106 s.2.9(6), (7) and (16)). */
export function rightsOfPurchasers(language: Language): DocumentBlock[] {
  const say = sayIn(language);
  return [
    heading(say(both('7. Rights of purchasers', '7. Droits des souscripteurs'))),
    paragraph(
      say(
        both(
          'If you buy these securities you have the rights below. Ask a lawyer about them: they may be lost if you do not act in time.',
          'Si vous souscrivez ces titres, vous avez les droits ci-dessous. Consultez un avocat à leur sujet : vous pourriez les perdre si vous n’agissez pas à temps.',
        ),
      ),
    ),
    ordered([
      say(
        both(
          'Two-day cancellation: you may cancel your purchase by sending a notice to the issuer before midnight on the second business day after you sign the subscription agreement. Your money is held in trust until then and is returned promptly if you cancel.',
          'Annulation dans les deux jours : vous pouvez annuler votre achat en envoyant un avis à l’émetteur avant minuit le deuxième jour ouvrable suivant la signature de la convention de souscription. D’ici là, votre argent est détenu en fiducie et vous est remis sans délai si vous annulez.',
        ),
      ),
      say(
        both(
          'Rescission: if this memorandum contains a misrepresentation you may sue to cancel the agreement within 180 days of signing it.',
          'Résolution : si la présente notice contient une information fausse ou trompeuse, vous pouvez demander la résolution de la convention en justice dans les 180 jours suivant sa signature.',
        ),
      ),
      say(
        both(
          'Damages: you may instead sue for damages within 180 days of learning of the misrepresentation, and no later than three years after signing.',
          'Dommages-intérêts : vous pouvez plutôt réclamer des dommages-intérêts dans les 180 jours suivant le moment où vous avez eu connaissance de l’information fausse ou trompeuse, et au plus tard trois ans après la signature.',
        ),
      ),
    ]),
  ];
}
