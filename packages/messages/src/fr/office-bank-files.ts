import type { officeBankFiles as english } from '../en/office-bank-files.ts';
import type { Texts } from '../texts.ts';

export const officeBankFiles: Texts<typeof english> = {
  action: 'Fichiers importés',
  actionOf: 'Fichiers importés de {{name}}',
  title: 'Fichiers importés',
  intro: 'Ouvrez un fichier pour voir chaque ligne telle que la banque l’a envoyée.',
  none: 'Aucun fichier importé pour l’instant',
  back: 'Tous les fichiers importés',
  imported: 'Importé le {{when}} par {{who}}',
  importedByNobody: 'Importé le {{when}}',
  period: 'Du {{from}} au {{to}}',
  counts: 'Lignes de relevé\u00a0: {{lines}} (nouvelles\u00a0: {{number}})',
  facts: {
    title: 'À propos du fichier',
    imported: 'Importation',
    importedBy: '{{when}} par {{who}}',
    period: 'Période',
    counts: 'Contenu',
    rows: 'Lignes du fichier',
    rowsNotKept: 'Non conservé',
    opening: 'Solde d’ouverture',
    closing: 'Solde de clôture',
    sha256: 'SHA-256 du fichier',
  },
  rows: {
    title: 'Lignes du fichier',
    show: 'Afficher',
    shows: { lines: 'Lignes de relevé', 'passed-over': 'Lignes ignorées' },
    none: 'Aucune ligne de ce genre dans le fichier',
    number: 'Ligne {{number}}',
    skipped: 'Ignorée\u00a0: {{because}}',
    states: { matched: 'Associée', 'in-part': 'Associée en partie', open: 'À associer' },
    matchesShort: 'Voir l’association',
    matches: 'Voir l’association de la ligne {{number}}',
    matchShort: 'Associer',
    match: 'Associer la ligne {{number}}',
    withheld: 'Votre rôle montre ce que chaque ligne est devenue, sans le texte de la banque.',
    unreadable: 'Le fichier conservé ne s’ouvre pas\u00a0: le texte de la banque manque ici.',
    older:
      'Quand ce fichier a été importé, les lignes vides et le solde des fichiers OFX n’étaient pas conservés.',
  },
};
