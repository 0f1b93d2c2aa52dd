import type { officeWork as english } from '../en/office-work.ts';
import type { Texts } from '../texts.ts';

/** Ce que le portail fait de lui-même, en mots : les travaux que le bureau voit quand ils échouent. */
export const officeWork: Texts<typeof english> = {
  kinds: {
    'send-mail': 'Envoyer un courriel',
    'send-contact-email': 'Transmettre un message de contact au bureau',
    'write-export': 'Produire un export',
    'write-trust-day': 'Produire le PDF d’une journée fermée',
    'send-payment-notice': 'Aviser le bureau d’un paiement signalé',
    'send-cancellation-notice': 'Envoyer l’avis d’annulation d’un ordre',
    'fold-names': 'Préparer les noms pour la recherche',
    'send-password-reset': 'Envoyer le lien vers un nouveau mot de passe',
    'seal-documents': 'Sceller des documents signés',
    'sweep-unsealed-documents': 'Chercher les documents signés sans sceau',
    'remind-joint-investors': 'Rappeler aux coinvestisseurs de signer',
    'hand-over-papers': 'Remettre des documents au service de signature',
    'invite-at-provider': 'Faire renvoyer le courriel du service de signature',
    'reconcile-signing': 'Demander au service de signature l’état de documents',
    'sweep-signing-provider': 'Chercher les documents sans nouvelles du service de signature',
    'release-expired-orders': 'Mettre fin aux réservations échues',
    'remind-of-reservations': 'Rappeler les réservations qui arrivent à échéance',
    'remind-of-profile-reviews': 'Rappeler aux investisseurs de confirmer leur profil',
    'announce-new-deals': 'Annoncer les nouveaux placements',
    'send-articles': 'Envoyer les nouveaux articles',
    'tell-waiting-list': 'Écrire aux personnes en liste d’attente',
    'expire-proposals': 'Mettre fin aux propositions non approuvées à temps',
    'tell-staff': 'Envoyer au bureau ce qu’il y a de nouveau',
    'forget-expired': 'Supprimer ce qui n’est plus conservé',
    'watch-jobs': 'Chercher les tâches en échec',
    'sweep-files': 'Supprimer les fichiers qui ne servent plus',
    'remove-abandoned-uploads': 'Supprimer les téléversements inachevés',
    'seal-old-reasons': 'Chiffrer les motifs d’avant',
    'draw-first-pages': 'Dessiner les premières pages des documents',
    'match-numbers': 'Comparer les numéros d’assurance sociale',
  },
  other: 'Autre tâche ({{name}})',
};
