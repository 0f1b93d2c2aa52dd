import type { documentsPdf as english } from '../en/documents-pdf.ts';
import type { Texts } from '../texts.ts';

export const documentsPdf: Texts<typeof english> = {
  page: 'Page {{page}} de {{pages}}',
  document: 'Document nº {{id}}',
  initials: 'Initiales',
  notInitialled: 'Sans initiales',
  signature: {
    title: 'Signature du document',
    intro: 'En signant par voie électronique, vous acceptez tout ce qui précède.',
    of: 'Signature de {{name}}',
    name: 'Nom',
    date: 'Date et heure',
    unsigned: 'Non encore signé',
  },
  evidence: {
    title: 'Preuve de signature',
    intro:
      'Cette page a été établie au moment de la signature du document. Le fichier entier est scellé au moyen d’un certificat numérique\u00a0: un logiciel qui lit les signatures PDF montre s’il a été modifié depuis.',
    signer: 'Qui a signé',
    name: 'Nom',
    email: 'Courriel',
    account: 'Compte',
    authentication: 'Moyen de reconnaissance du signataire',
    consent: 'Consentement à la signature électronique',
    consentVersion: 'Version {{version}}, donné le {{time}}',
    signedAt: 'Signé le',
    ip: 'Adresse IP',
    userAgent: 'Navigateur',
    envelope: 'Enveloppe',
    events: 'Ce qui s’est passé, et quand',
    event: 'Événement',
    localTime: 'Heure locale',
    utcTime: 'Heure UTC',
    where: 'Adresse IP',
    hashes: 'Empreintes (SHA-256)',
    hashesIntro:
      'Tirées du contenu présenté avant la signature; le moindre changement donne une autre empreinte.',
    documents: 'Documents signés ensemble',
    kinds: {
      delivered: 'Documents mis à disposition',
      opened: 'Documents ouverts',
      consented: 'Consentement à signer par voie électronique',
      'language-chosen': 'Langue des documents choisie\u00a0: {{detail}}',
      initialled: 'Initiales\u00a0: {{detail}}',
      signed: 'Signature apposée',
    },
  },
};
