import type { documentsForms as english } from '../en/documents-forms.ts';
import type { Texts } from '../texts.ts';

export const documentsForms: Texts<typeof english> = {
  titles: {
    F9: 'Annexe 45-106A9',
    F4: 'Annexe 45-106A4',
    'F4-schedules': 'Annexe 45-106A4, appendices 1 et 2',
    F12: 'Annexe 45-106A12',
    F5: 'Annexe 45-106A5',
  },
  titleOf: '{{title}}\u00a0: {{name}}',
  specimen: 'Spécimen. Ce formulaire sert aux essais. Il ne sert jamais à un ordre réel.',
  missing: 'Le texte prescrit de cette partie va ici.',
  row: 'Énoncé {{number}}',
  choice: 'L’un de ces énoncés',
  filled: {
    issuer: 'Rempli par l’émetteur avant votre signature',
    dealer: 'Rempli par le courtier avant votre signature',
  },
  exemption: '{{name}} ({{cited}})',
  exemptions: {
    AI: 'Investisseur qualifié',
    FFBA: 'Parents, amis et partenaires',
    MIN: 'Investissement d’une somme minimale',
    OM: 'Notice d’offre',
  },
  units: 'Titres',
  labels: {
    security: 'Titre',
    issuer: 'Émetteur',
    purchasedFrom: 'Acheté de',
    issuerAddress: 'Ville et province de l’émetteur',
    issuerPhone: 'Téléphone de l’émetteur',
    issuerEmail: 'Courriel de l’émetteur',
    salesperson: 'Représentant',
    dealer: 'Courtier',
    dealerPhone: 'Téléphone du courtier',
    dealerEmail: 'Courriel du courtier',
  },
};
