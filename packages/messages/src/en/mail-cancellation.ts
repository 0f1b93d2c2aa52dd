/** Messages about orders that their investor cancelled. A body's paragraphs stand apart by a blank line. */
export const mailCancellation = {
  noticeAt: 'Notice received',
  rightEndsAt: 'Right to cancel until',
  cancelUntil: 'You may cancel until',
  midnightOf: 'midnight at the end of {{day}}',
  byRight: {
    subject: 'Receipt: you cancelled your order for {{dealName}}',
    heading: 'Your order is cancelled',
    body: 'We have received your notice, in time: you used your right to cancel within two business days. You do not have to give a reason, and there is no penalty. We have passed the notice on to the issuer with the date and time below.\n\nKeep this message: it is your receipt.',
    action: 'Open your order',
  },
  withdrawn: {
    subject: 'Receipt: you cancelled your order for {{dealName}}',
    heading: 'Your order is cancelled',
    body: 'We have received your cancellation, before the order was approved. There is no penalty, and its units went back to the deal.\n\nKeep this message: it is your receipt.',
    action: 'Open your order',
  },
  joint: {
    subject: 'The joint order for {{dealName}} was cancelled',
    heading: 'Your joint order was cancelled',
    body: 'The other investor cancelled the order that you both signed. The documents that you signed no longer bind you, and you have nothing to do.\n\nIf you did not expect this, talk to the other investor or call us at $t(brand.phone). Keep this message for your records.',
  },
  money: {
    returning: 'The money held in trust for this order is returned in full. We write when it has been sent.',
    debitUnderWay:
      'A debit for this order was already handed to the bank. We ask the bank to call it back; if it is made all the same, the trustee returns the whole amount.',
    doNotSend:
      'No money has been received for this order, and none is owed. Please do not send any; a payment that is already on its way is returned in full.',
    notDebited: 'The authorization to debit the account for this order has ended: nothing will be taken.',
    nothingOwed: 'No money has been received for this order, and none is owed.',
  },
  notice: {
    subject: {
      issuer: 'Notice of cancellation: {{dealName}}, order {{reference}}',
      dealer: 'Copy of a notice of cancellation: {{dealName}}, order {{reference}}',
    },
    heading: 'Notice of cancellation by a purchaser',
    issuer:
      'To {{issuerName}}: the purchaser named below has cancelled the agreement to purchase the securities described below, by a notice given in the dealer’s portal at the time below. The right to cancel under section 2.9(6) of National Instrument 45-106, or the right that the agreement gives in the same terms, had not ended.\n\nPlease do not issue these securities. What the purchaser paid is held in trust and is returned by the trustee.\n\n{{dealerName}}, {{dealerPhone}}, {{dealerEmail}}',
    dealer:
      'This notice was sent to the issuer, {{issuerName}}, at {{issuerEmail}}. Make sure that it has arrived: if the message comes back, forward this copy to the issuer today.\n\nThe money of the order: {{command}}',
    purchaser: 'Purchaser',
    joint: 'Joint purchaser',
    signedAt: 'Last signature',
    money: {
      returning: 'Money is in trust: have the trustee return it without delay, then record the refund.',
      debitUnderWay:
        'A debit is with the bank: ask the bank to call it back. If it arrives all the same, have it returned.',
      doNotSend: 'No money was received. If some arrives, have it returned.',
      notDebited: 'No money was received, and the debit was not handed to the bank; it no longer can be.',
      nothingOwed: 'No money was received.',
    },
  },
} as const;
