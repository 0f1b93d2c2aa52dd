import type { officeExemption as english } from '../en/office-exemption.ts';
import type { Texts } from '../texts.ts';

/** La dispense d’un ordre, telle que le bureau la lit. */
export const officeExemption: Texts<typeof english> = {
  title: 'Dispense',
  decisions: 'Décisions, la dernière d’abord',
  none: 'Rien n’a encore été décidé.',
  roles: { first: 'L’investisseur', second: 'Le second souscripteur' },
  occasions: {
    placing: 'Au moment de l’ordre',
    change: 'Quand l’ordre a changé',
    purchasers: 'Quand les souscripteurs ont changé',
    profile: 'Quand un profil a été envoyé',
    offering: 'Quand le placement a changé',
    ceremony: 'Avant la signature',
    submission: 'À l’envoi de l’ordre',
    approval: 'À l’approbation',
    advice: 'Après l’avis',
    upgrade: 'Après une mise à niveau',
    'recorded-after': 'Consigné après coup',
  },
  outcomes: {
    allowed: 'Peut acheter\u00a0:',
    refused: 'Ne peut pas acheter\u00a0:',
    unknown: 'Inconnu tant qu’il n’y a pas de profil.',
  },
  exemptions: {
    AI: 'investisseur qualifié',
    FFBA: 'famille, amis et partenaires',
    MIN: 'somme minimale',
    OM: 'notice d’offre',
  },
  blocks: {
    'outside-canada': 'La personne vit hors du Canada.',
    'firm-not-registered': 'Nous ne sommes pas inscrits là où elle vit.',
    'offering-unsaid': 'Le placement ne dit pas comment il est offert.',
    'not-offered-there': 'Le placement n’est pas offert là où elle vit.',
    'under-age': 'La personne n’est pas majeure.',
    'over-limit': 'L’ordre dépasse la limite.',
    'form-off': 'Un formulaire exigé par la loi n’est pas en service.',
    'fund-not-allowed': 'Ce genre de fonds n’y est pas offert par notice d’offre.',
    'made-for-purpose': 'La société n’existe que pour acheter ainsi.',
    'no-exemption': 'Aucune dispense du placement ne lui est ouverte.',
  },
  facts: {
    total: 'Ordre',
    cap: 'Limite',
    noLimit: 'aucune',
    used: 'Utilisé par d’autres achats',
    room: 'Reste pour cet ordre',
    forms: 'Formulaires',
    none: 'aucun',
    day: 'Jour là où la personne vit',
    deal: 'Version du placement',
    rules: 'Version des règles',
  },
  outdated: 'Ses revenus sont d’une autre année\u00a0: aucune catégorie ne repose sur eux.',
  exact:
    'L’actif net est exactement le seuil. Le formulaire dit «\u00a0plus de\u00a0»\u00a0: voyez-le vous-même.',
  observed: 'Le portail n’a fait qu’observer.',
  needsRepresentative: 'Personne d’inscrit là où elle vit ne s’occupe de l’ordre. Il attend.',
  done: 'C’est au dossier.',
  record: {
    asked:
      'Personne n’a tranché à l’époque\u00a0: l’achat compte comme fait avec notice d’offre. Si vous savez mieux, consignez-le avec un motif.',
    exemption: 'Dispense',
    reason: 'Pourquoi vous le dites',
    action: 'Consigner',
    done: 'C’est consigné. Ce que cette personne peut acheter en tient compte.',
  },
  advice: {
    asked:
      'L’ordre dépasse la limite sans avis. Le représentant dit d’abord si le placement convient à la personne.',
    positive: '{{name}} a dit le {{when}} que {{amount}} lui convient.',
    negative: '{{name}} a dit le {{when}} que {{amount}} ne lui convient pas.',
    reason: 'Pourquoi cela lui convient ou non',
    say: { positive: 'Cela lui convient', negative: 'Cela ne lui convient pas' },
  },
  class: {
    asked:
      'Sa parole ne suffit pas pour cette catégorie (Instruction générale 45-106, art. 1.9). Demandez une preuve par une demande de corrections, puis confirmez.',
    confirmed: '{{name}} a confirmé la catégorie le {{when}}.',
    reason: 'Ce que vous avez vu à l’appui',
    confirm: 'Confirmer la catégorie',
  },
};
