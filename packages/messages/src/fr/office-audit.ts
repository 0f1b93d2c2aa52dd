import type { officeAudit as english } from '../en/office-audit.ts';
import type { Texts } from '../texts.ts';

export const officeAudit: Texts<typeof english> = {
  title: 'Journal d’audit',
  intro: 'Ce qui s’est passé, quand, et qui l’a fait. Consulter cette page laisse aussi une trace.',
  filters: {
    person: 'Personne du bureau',
    everybody: 'Tout le monde',
    all: 'Tous les événements',
    investor: 'Courriel de l’investisseur',
    order: 'Référence de l’ordre',
    action: 'Événement',
    day: 'Jour, heure de l’est',
  },
  who: {
    investor: 'L’investisseur',
    staff: 'Quelqu’un du bureau',
    system: 'Le portail',
    dealer: 'Le courtier',
    provider: 'Un fournisseur',
  },
  command: 'En ligne de commande',
  columns: {
    action: 'Événement',
    when: 'Quand',
    who: 'Qui',
    order: 'Ordre',
    investor: 'Investisseur',
    reason: 'Motif',
  },
  row: 'Ligne {{seq}} du journal',
  target: 'Objet',
  word: 'Code de l’événement',
  list: 'Événements, du plus récent au plus ancien',
  pages: { label: 'Pages du journal', first: 'Plus récent', next: 'Plus ancien' },
  empty: {
    title: 'Aucun résultat',
    text: 'Aucun événement ne correspond à ces filtres. Écrivez le courriel ou la référence en entier.',
  },
  archived_one:
    'Dans un fichier scellé\u00a0: les événements de {{years}}. Pour les imprimer, lancez sur le serveur\u00a0: npm run audit -- rows {{year}}.',
  archived_other:
    'Dans des fichiers scellés\u00a0: les événements de {{years}}. Pour imprimer ceux d’une année, lancez sur le serveur\u00a0: npm run audit -- rows {{year}}.',
  chain: {
    title: 'Intégrité du journal',
    whole: 'Toutes les lignes sont enchaînées',
    waiting_one: '{{count}}\u00a0ligne attend d’être enchaînée',
    waiting_other: '{{count}}\u00a0lignes attendent d’être enchaînées',
    late_one: '{{count}}\u00a0ligne attend depuis trop longtemps',
    late_other: '{{count}}\u00a0lignes attendent depuis trop longtemps',
    refused_one: '{{count}}\u00a0ligne ne vient pas du portail ou a été modifiée',
    refused_other: '{{count}}\u00a0lignes ne viennent pas du portail ou ont été modifiées',
    until: 'Enchaîné jusqu’au {{when}}, lot {{batch}}.',
    never: 'Aucune ligne n’est encore enchaînée.',
    verify: 'Pour vérifier chaque maillon, lancez sur le serveur\u00a0: npm run audit -- verify.',
    tell: 'Prévenez la personne qui s’occupe du portail. Cette commande indique la ligne.',
    head: 'Tête de la chaîne\u00a0:',
  },
};
