/** Messages to investors about the money of their orders. A body's paragraphs stand apart by a blank line. */
export const mailPayments = {
  amount: 'Amount',
  received: {
    subject: 'We have received your payment for {{dealName}}',
    heading: 'Your payment has arrived',
    body: 'The trustee has your payment and holds it in trust, apart from our money and the issuer’s.\n\nIt stays in trust until your order is approved and your right to cancel has ended. If the order does not go through, you get it back.',
    action: 'Follow your order',
  },
  released: {
    subject: 'Your money was paid to the issuer: {{dealName}}',
    heading: 'Your money was paid to the issuer',
    body: 'Your order is approved, your right to cancel has ended, and your money has been paid from trust to the issuer. Your order is settled.\n\nThe issuer keeps the register of who holds its units; we do not see it. If you want a confirmation of your entry, ask the issuer: your subscription agreement has its address.\n\nYour signed documents stay in your portfolio.',
    action: 'Open your order',
  },
  refunded: {
    subject: 'Your money is on its way back: {{dealName}}',
    heading: 'Your money is on its way back',
    body: 'The trustee has sent the amount below back to you. Depending on your bank, it may take a few business days to arrive.\n\nCall us if it has not arrived after five business days.',
    action: 'Open your order',
  },
  returned: {
    subject: 'Your bank returned the payment for {{dealName}}',
    heading: 'Your payment did not go through',
    body: 'Your bank returned the payment below. This happens, for example, when there is not enough money in the account, or when the account is closed. Your bank may charge you a fee for it.\n\nYour units stay reserved. Open your order to give your payment instructions again, or call us.',
    action: 'Give payment instructions',
  },
  afterEnd: {
    subject: 'A payment arrived for an order that is over: {{dealName}}',
    heading: 'Your payment goes back to you',
    body: 'The trustee has received the payment below, but your order had been cancelled or declined before. It holds the money in trust, apart from ours and from the issuer’s, and returns it to you in full.\n\nYou have nothing to do. We will write when it has been sent.',
    action: 'Open your order',
  },
  debitAnnounced: {
    subject: 'Your account is debited on {{day}}: {{dealName}}',
    heading: 'Your account is debited on {{day}}',
    body: 'We have handed the debit for your order to our bank. On the day below your bank takes the amount from your account, once. Please keep the money there. The trustee then holds it in trust.\n\nIs something wrong, or have you changed your mind? Open your order or call us at once at $t(brand.phone).',
    day: 'Day of the debit',
    action: 'Open your order',
  },
  debitStopped: {
    subject: 'Nothing was taken for your order: {{dealName}}',
    heading: 'The debit did not go through',
    body: 'The debit below, of an order that is over, was called back or returned by the bank. No money is held for this order, you owe nothing, and nothing more will be debited.',
    action: 'Open your order',
  },
  archived: {
    subject: 'Your order for {{dealName}} was cancelled',
    heading: 'We have cancelled your order',
    body: 'We cancelled your order for the reason below. You owe nothing for it, and its units went back to the deal. Money that has already arrived is returned to you.',
    reason: 'The reason',
    action: 'Open your order',
  },
} as const;
