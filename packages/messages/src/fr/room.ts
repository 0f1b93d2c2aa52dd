import type { room as english } from '../en/room.ts';
import type { Texts } from '../texts.ts';

/** Combien la loi permet d’acheter, et pourquoi. */
export const room: Texts<typeof english> = {
  title: 'Ce que la loi vous permet d’acheter',
  upTo: 'Vous pouvez investir jusqu’à {{amount}} ici aujourd’hui.',
  none: 'Vous ne pouvez rien acheter de plus ici aujourd’hui\u00a0: vous avez atteint la limite de la loi.',
  more: '{{amount}} de plus à partir du {{day}}.',
  advice:
    'Au-delà de {{limit}}, votre représentant voit d’abord si cela vous convient. Vous pouvez demander jusqu’à {{most}}.',
  adviceOnly: 'Votre représentant voit d’abord si cela vous convient. Vous pouvez demander jusqu’à {{most}}.',
  noLimit: 'Aucune limite de la loi ne s’applique à ce que vous achetez ici.',
  unknown: 'Le montant permis dépend de votre profil. Nous vous le dirons quand il sera complet.',
  outdated:
    'Votre profil donne vos revenus d’une autre année. Mettez-le à jour, et nous recalculerons ce que vous pouvez acheter.',
  profile: 'Voir votre profil',
  bar: {
    label: 'La part de votre limite déjà utilisée',
    text: '{{used}} sur {{cap}}',
  },
  why: {
    title: 'Pourquoi ce montant',
    accredited: 'Vous êtes un investisseur qualifié.',
    eligible: 'Vous êtes un investisseur admissible.',
    neither: 'D’après votre profil, la limite est celle de la plupart des gens.',
    company: 'Vous achetez pour une société ou une fiducie.',
    used: 'Au cours des 12\u00a0derniers mois, vous avez acheté ou réservé {{used}} de tels placements, ici et ailleurs. La limite est de {{cap}}.',
    unused: 'La limite est de {{cap}} en 12\u00a0mois, ici et ailleurs.',
    purchase: 'La limite est de {{cap}} par achat.',
    days: 'Quand vous pourrez acheter plus',
    change: 'Si quelque chose a changé, corrigez votre profil.',
  },
  cite: {
    'ni-45-106': 'Règlement 45-106, art. {{section}}',
    'ni-45-106cp': 'Instruction générale 45-106, art. {{section}}',
    'ni-31-103': 'Règlement 31-103, art. {{section}}',
    'order-45-933': 'Décision générale 45-933',
    'order-45-510': 'Décisions locales (45-510 et autres)',
    'securities-act-on': 'Loi sur les valeurs mobilières (Ontario), art. {{section}}',
    'securities-act-qc': 'Loi sur les valeurs mobilières (Québec), art. {{section}}',
    'charter-french-qc': 'Charte de la langue française, art. {{section}}',
    'age-of-majority': 'Lois sur l’âge de la majorité',
  },
  limbs: {
    'ai-registered': 'Vous êtes inscrit pour vendre des titres ou conseiller des clients.',
    'ai-formerly-registered': 'Vous avez été inscrit pour vendre des titres ou conseiller des clients.',
    'ai-financial-assets':
      'Vos liquidités et vos titres, moins ce que vous devez sur eux, valent plus de {{figure}}.',
    'ai-financial-assets-joint':
      'À deux, vos liquidités et vos titres, moins ce que vous devez sur eux, valent plus de {{figure}}.',
    'ai-financial-assets-alone':
      'À vous seul, vos liquidités et vos titres, moins ce que vous devez sur eux, valent plus de {{figure}}.',
    'ai-income':
      'Votre revenu net a dépassé {{figure}} en {{first}} et en {{second}}, et vous prévoyez la même chose cette année.',
    'ai-income-with-spouse':
      'À deux, votre revenu net a dépassé {{figure}} en {{first}} et en {{second}}, et vous prévoyez la même chose cette année.',
    'ai-net-assets': 'Ce que vous possédez, moins tout ce que vous devez, vaut au moins {{figure}}.',
    'ai-net-assets-joint':
      'Ce que vous possédez à deux, moins tout ce que vous devez, vaut au moins {{figure}}.',
    'ai-company': 'L’actif net de la société est d’au moins {{figure}}.',
    'eligible-companies': 'La société appartient à des investisseurs admissibles.',
    'eligible-net-assets': 'Ce que vous possédez, moins tout ce que vous devez, vaut plus de {{figure}}.',
    'eligible-net-assets-joint':
      'Ce que vous possédez à deux, moins tout ce que vous devez, vaut plus de {{figure}}.',
    'eligible-income':
      'Votre revenu net a dépassé {{figure}} en {{first}} et en {{second}}, et vous prévoyez la même chose cette année.',
    'eligible-income-with-spouse':
      'À deux, votre revenu net a dépassé {{figure}} en {{first}} et en {{second}}, et vous prévoyez la même chose cette année.',
    'eligible-related': 'L’émetteur dit que vous êtes proche de ses dirigeants\u00a0: {{relation}}.',
    'eligible-advised': 'Un courtier en placement vous a dit que le placement vous convient.',
    'eligible-advised-manitoba':
      'Un avocat ou un comptable indépendant vous a dit que le placement vous convient.',
    'minimum-amount': 'La société achète pour au moins {{figure}}.',
    'family-and-friends': 'L’émetteur dit que vous êtes proche de ses dirigeants\u00a0: {{relation}}.',
  },
  relations: { family: 'la famille', friend: 'un ami très proche', associate: 'un proche partenaire' },
  facts: {
    income: 'Revenu net avant impôts en {{year}}',
    'income-expected': 'Revenu net avant impôts prévu en {{year}}',
    'joint-income': 'Votre revenu net à deux en {{year}}',
    'joint-income-expected': 'Votre revenu net à deux prévu en {{year}}',
    'financial-assets': 'Liquidités et titres',
    'joint-financial-assets': 'Vos liquidités et vos titres à deux',
    owed: 'Ce qui est dû sur eux',
    'net-assets': 'Ce que vous possédez, moins ce que vous devez',
    'joint-net-assets': 'Ce que vous possédez à deux, moins ce que vous devez',
  },
  blocked: {
    'outside-canada':
      'D’après votre profil, vous vivez hors du Canada\u00a0: vous ne pouvez pas acheter ici.',
    'firm-not-registered':
      'Nous ne sommes pas inscrits là où vous vivez\u00a0: vous ne pouvez pas acheter ici.',
    'not-offered-there': 'Ce placement n’est pas offert là où vous vivez.',
    'under-age':
      'Là où vous vivez, il faut être majeur pour acheter. D’après votre profil, vous ne l’êtes pas encore.',
    'form-off':
      'Ce placement ne prend pas encore d’ordre de votre part\u00a0: un formulaire exigé par la loi n’est pas prêt.',
    'fund-not-allowed':
      'Là où vous vivez, la loi ne permet pas d’offrir ce genre de fonds par notice d’offre. Les investisseurs qualifiés peuvent l’acheter.',
    'made-for-purpose': 'La loi ne laisse pas acheter ici une société qui n’existe que pour cela.',
    'no-exemption':
      'Ce placement s’adresse à d’autres investisseurs. D’après votre profil, vous n’en faites pas partie.',
  },
};
