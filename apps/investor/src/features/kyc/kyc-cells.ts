/** Where the parts of the form stand on a desk: the index below the heading, the open section beside both. */
export const KYC_INDEX_CELL = 'min-w-0 lg:sticky lg:top-6 lg:col-start-1';
export const KYC_PANEL_CELL =
  'flex min-w-0 flex-col lg:col-start-2 lg:row-span-2 lg:row-start-1 [&>:not(:empty):not(:last-child)]:mb-4';
