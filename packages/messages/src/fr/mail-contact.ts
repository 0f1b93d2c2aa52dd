import type { mailContact as english } from '../en/mail-contact.ts';
import type { Texts } from '../texts.ts';

export const mailContact: Texts<typeof english> = {
  reply: {
    subject: 'Re\u00a0: {{subject}}',
    heading: 'Notre réponse à votre message',
    body: 'Objet de votre message\u00a0: {{subject}}',
  },
  required: 'Écrivez une réponse',
  templates: {
    contact:
      'Merci de votre message.\n\n[Votre réponse]\n\nS’il reste une question, répondez à ce courriel ou appelez-nous au $t(brand.phone).',
    account:
      'Merci de votre message au sujet de votre compte.\n\n[Votre réponse]\n\nVous pouvez changer vos coordonnées en tout temps dans votre compte. Si vous n’arrivez pas à ouvrir une session, appelez-nous au $t(brand.phone).',
    order:
      'Merci de votre message au sujet de votre ordre.\n\n[Votre réponse]\n\nLa page de votre ordre montre chaque étape et ce que vous pouvez encore changer.',
    problem:
      'Merci de nous en avoir parlé. Nous sommes désolés que cela n’ait pas fonctionné.\n\n[Ce que nous avons trouvé et quoi faire maintenant]\n\nSi cela se reproduit, dites-nous quand et ce que vous avez vu.',
    complaint:
      'Nous avons reçu votre plainte et nous la prenons au sérieux.\n\n[Qui l’examine, et la date de notre réponse]\n\n[Ce que nous avons trouvé]\n\nSi notre réponse ne vous satisfait pas, vous pouvez demander sans frais à l’Ombudsman des services bancaires et d’investissement (OSBI) de l’examiner\u00a0: www.obsi.ca. Si vous vivez au Québec, vous pouvez nous demander de transmettre votre plainte à l’Autorité des marchés financiers.',
    privacy:
      'Merci de votre message au sujet de vos renseignements personnels.\n\n[Votre réponse]\n\nDans votre compte, vous pouvez télécharger votre profil, vos ordres, ce que vous avez signé et ce que vous nous avez écrit. Les notes de notre personnel à votre sujet n’y sont pas\u00a0: demandez-les-nous.',
    referral:
      'Merci de votre intérêt pour les recommandations.\n\n[Votre réponse]\n\nChaque personne que vous nous adressez décide pour elle-même, et nous lui expliquons les risques.',
  },
};
