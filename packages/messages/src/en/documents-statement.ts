/** The statement of a person's orders: PDF, and a file for spreadsheets. */
export const documentsStatement = {
  title: 'Statement of your orders',
  subtitle: 'As of {{day}}',
  sealReason: '{{title}}, issued by $t(brand.legalName)',
  intro:
    'This statement lists every order that you have placed with $t(brand.legalName), with what it cost and where its money is.',
  summary: 'Summary',
  investor: 'Investor',
  total: 'Total of your active orders',
  stages: {
    toComplete: 'For you to complete',
    withDealer: 'With the dealer for review',
    approved: 'Approved, not paid to the issuer yet',
    closed: 'Paid to the issuer',
  },
  inTrust: 'Held in trust by {{trustee}}',
  trust:
    'An order is not an investment until its money is paid to the issuer. Until then the trustee holds the money it has received.',
  orders: 'Your orders',
  none: 'You have placed no order.',
  notValued: 'Not yet valued',
  valuation:
    'These securities are not traded on a market, so their value today cannot be determined. The cost is what you agreed to pay.',
  columns: {
    reference: 'Reference',
    deal: 'Deal',
    type: 'Type of deal',
    province: 'Province or territory',
    placed: 'Placed on',
    status: 'Status',
    units: 'Units',
    cost: 'Cost (CAD)',
    value: 'Value',
    inTrust: 'Held in trust (CAD)',
    released: 'Paid to the issuer (CAD)',
    refunded: 'Returned to you (CAD)',
  },
};
