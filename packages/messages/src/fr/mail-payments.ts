import type { mailPayments as english } from '../en/mail-payments.ts';
import type { Texts } from '../texts.ts';

export const mailPayments: Texts<typeof english> = {
  amount: 'Montant',
  received: {
    subject: 'Nous avons reçu votre paiement\u00a0: {{dealName}}',
    heading: 'Votre paiement est arrivé',
    body: 'Le fiduciaire a reçu votre paiement et le détient en fiducie, à part de notre argent et de celui de l’émetteur.\n\nIl y reste jusqu’à ce que votre ordre soit approuvé et que votre droit d’annulation ait pris fin. Si l’ordre n’aboutit pas, il vous est remboursé.',
    action: 'Suivre votre ordre',
  },
  released: {
    subject: 'Votre argent a été versé à l’émetteur\u00a0: {{dealName}}',
    heading: 'Votre argent a été versé à l’émetteur',
    body: 'Votre ordre est approuvé, votre droit d’annulation a pris fin et votre argent a été versé par le fiduciaire à l’émetteur. Votre ordre est réglé.\n\nL’émetteur tient le registre des porteurs de ses titres; nous ne le voyons pas. Pour une confirmation de votre inscription, adressez-vous à l’émetteur, dont les coordonnées figurent dans votre convention de souscription.\n\nVos documents signés restent dans votre portefeuille.',
    action: 'Ouvrir votre ordre',
  },
  refunded: {
    subject: 'Votre argent vous est remboursé\u00a0: {{dealName}}',
    heading: 'Votre argent vous est remboursé',
    body: 'Le fiduciaire vous a renvoyé le montant ci-dessous. Selon votre institution financière, il peut mettre quelques jours ouvrables à arriver.\n\nAppelez-nous s’il n’est pas là après cinq jours ouvrables.',
    action: 'Ouvrir votre ordre',
  },
  returned: {
    subject: 'Votre institution financière a retourné le paiement\u00a0: {{dealName}}',
    heading: 'Votre paiement n’a pas abouti',
    body: 'Votre institution financière a retourné le paiement ci-dessous. Cela arrive, par exemple, lorsque la provision est insuffisante ou que le compte est fermé. Elle pourrait vous facturer des frais.\n\nVos titres restent réservés. Ouvrez votre ordre pour donner de nouveau vos instructions de paiement, ou appelez-nous.',
    action: 'Donner les instructions de paiement',
  },
  afterEnd: {
    subject: 'Un paiement est arrivé pour un ordre qui a pris fin\u00a0: {{dealName}}',
    heading: 'Votre paiement vous est remboursé',
    body: 'Le fiduciaire a reçu le paiement ci-dessous, mais votre ordre avait déjà été annulé ou refusé. Il le détient en fiducie, à part de notre argent et de celui de l’émetteur, et vous rembourse en totalité.\n\nVous n’avez rien à faire. Nous vous écrirons lorsqu’il l’aura envoyé.',
    action: 'Ouvrir votre ordre',
  },
  debitAnnounced: {
    subject: 'Votre compte sera débité le {{day}}\u00a0: {{dealName}}',
    heading: 'Votre compte sera débité le {{day}}',
    body: 'Nous avons transmis à notre banque le débit de votre ordre. Au jour indiqué ci-dessous, votre banque prélève la somme de votre compte, une seule fois. Gardez-y cette somme. Le fiduciaire la détient ensuite en fiducie.\n\nQuelque chose ne va pas, ou vous avez changé d’avis? Ouvrez votre ordre ou appelez-nous tout de suite au $t(brand.phone).',
    day: 'Jour du débit',
    action: 'Ouvrir votre ordre',
  },
  debitStopped: {
    subject: 'Rien n’a été prélevé pour votre ordre\u00a0: {{dealName}}',
    heading: 'Le débit n’a pas été effectué',
    body: 'Le débit ci-dessous, d’un ordre qui a pris fin, a été rappelé ou retourné par l’institution financière. Aucune somme n’est détenue pour cet ordre, vous ne devez rien et rien d’autre ne sera prélevé.',
    action: 'Ouvrir votre ordre',
  },
  archived: {
    subject: 'Votre ordre a été annulé\u00a0: {{dealName}}',
    heading: 'Nous avons annulé votre ordre',
    body: 'Nous avons annulé votre ordre pour la raison indiquée ci-dessous. Vous ne devez rien, et les titres ont été remis en vente. L’argent déjà reçu vous est remboursé.',
    reason: 'La raison',
    action: 'Ouvrir votre ordre',
  },
};
