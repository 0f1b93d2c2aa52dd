/** The columns of a list of the desk in a spreadsheet. */
export const documentsDesk = {
  columns: {
    reference: 'Reference',
    investor: 'Investor',
    province: 'Province or territory',
    representative: 'Representative',
    deal: 'Deal',
    units: 'Units',
    total: 'Amount (CAD)',
    status: 'Status',
    why: 'Why it is here',
    since: 'Waits since',
    due: 'Due on',
    holder: 'Who has it',
    tags: 'Tags',
  },
};
